/** A message about wrong usage, which `main` prints before it returns 2. Never leaves the package. */
export class Refusal extends Error {}
