/** Characters that are neither Chinese nor letters nor digits have no sound. */
const MUTE = /[^\p{L}\p{N}]/gu
const MUTE_BUT_SPACE = /[^\p{L}\p{N} ]/gu
const HAN = /\p{Script=Han}/u

/**
 * Makes a function that reads Chinese names by a table of characters.
 *
 * @param table each syllable and its characters, separated by spaces; if a character is listed twice, the last one counts
 * @param exceptions names that are read otherwise, with their syllables separated by spaces
 * @returns the syllables of a name, and other letters unchanged; undefined if a character is not in the table
 * @example
 * pinyinReader('zhong重 ji击 tou骰', { 重骰: 'chong tou' })('重击') // => ['zhong', 'ji']
 * pinyinReader('zhong重 ji击 tou骰', { 重骰: 'chong tou' })('重骰') // => ['chong', 'tou']
 * pinyinReader('zhong重', {})('掩护') // => undefined
 */
export function pinyinReader(
  table: string,
  exceptions: Readonly<Record<string, string>>,
): (text: string) => readonly string[] | undefined {
  const syllables = new Map<string, string>()
  for (const group of table.split(' ')) {
    const syllable = /^[a-z]*/u.exec(group)?.[0] ?? ''
    for (const character of group.slice(syllable.length)) syllables.set(character, syllable)
  }
  return (text) => {
    if (Object.hasOwn(exceptions, text)) return exceptions[text]?.replace(MUTE_BUT_SPACE, '').split(' ')
    const read: string[] = []
    for (const character of text.toLowerCase().replace(MUTE, '')) {
      const syllable = HAN.test(character) ? syllables.get(character) : character
      if (syllable === undefined) return undefined
      read.push(syllable)
    }
    return read
  }
}

/**
 * Normalises pinyin: ü may be typed as v or u.
 *
 * @example
 * pinyinKey('lvxing') // => 'luxing'
 */
export const pinyinKey = (latin: string): string => latin.replaceAll('v', 'u')
