/** Fails unless a call gave what it has to give. Values are compared as JSON. */
export function expectEqual(call: string, found: unknown, expected: unknown): void {
  const [got, wanted] = [found, expected].map((value) => JSON.stringify(value))
  if (got !== wanted) throw new Error(`${call} gave ${got}, expected ${wanted}`)
}
