/**
 * The number of typing errors allowed in a text of a length: none in short ones, where every name is near another.
 *
 * @param isDense whether each character is a syllable, as in Chinese
 */
export function forgiven(length: number, isDense: boolean): number {
  if (isDense) return length < 3 ? 0 : length < 6 ? 1 : 2
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
