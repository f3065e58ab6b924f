/** Carries a sentence about wrong usage out of a command; `main` writes it and answers 2. Never leaves the package. */
export class Refusal extends Error {}
