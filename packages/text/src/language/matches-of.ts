/**
 * The parts of a text that match a global pattern.
 *
 * @example
 * matchesOf(/a./g, 'ab cd ae') // => ['ab', 'ae']
 */
export const matchesOf = (pattern: RegExp, text: string): readonly string[] => text.match(pattern) ?? []
