/** Why a command refuses to run. `main` prints the message and returns 2; it never leaves the package. */
export class Refusal extends Error {}
