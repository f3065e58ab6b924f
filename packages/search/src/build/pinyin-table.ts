import { pinyin } from 'pinyin-pro'

/** The pinyin of the characters of some names. */
export interface PinyinTable {
  /** each syllable and its characters, separated by spaces: `ba八 da大打` */
  readonly characters: string
  /** names in which a character is read otherwise than in `characters`, with their syllables separated by spaces */
  readonly exceptions: Readonly<Record<string, string>>
}

const HAN = /\p{Script=Han}/u
const ONE_HAN = /^\p{Script=Han}$/u

/** Words of the game whose pinyin general dictionaries lack: 重 is “again” there, not “heavy”. */
const READINGS: Readonly<Record<string, readonly string[]>> = { 重骰: ['chong', 'tou'], 重掷: ['chong', 'zhi'] }

/** The syllables of a name, one for each character; other characters stand for themselves. */
function readSyllables(name: string): string[] {
  const characters = Array.from(name)
  const read = pinyin(name, { toneType: 'none', type: 'array', v: true })
  const syllables =
    read.length === characters.length
      ? read
      : characters.map((character) => pinyin(character, { toneType: 'none', v: true }))
  for (const [word, reading] of Object.entries(READINGS)) {
    const at = characters.join('').indexOf(word)
    if (at !== -1) syllables.splice(Array.from(name.slice(0, at)).length, reading.length, ...reading)
  }
  return syllables
}

const known = new Map<string, readonly string[]>()

/** Memoised readings, because the indexes of all languages have the Chinese names. */
function syllablesOf(name: string): readonly string[] {
  const syllables = known.get(name) ?? readSyllables(name)
  known.set(name, syllables)
  return syllables
}

/**
 * A table of characters by syllable, given the number of occurrences of each reading. The most frequent reading of a
 * character wins.
 */
function mostFrequent(readings: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string> {
  const best = new Map<string, string>()
  for (const [character, counts] of readings) {
    const [first] = Array.from(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    if (first) best.set(character, first[0])
  }
  return best
}

/** The characters of the first level of a two-byte character set, whose second byte starts at `least`. */
function charactersOf(encoding: 'gb2312' | 'big5', first: number, last: number, least: number): string[] {
  const decoder = new TextDecoder(encoding)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((code) => code % 0x100 >= least)
    .map((code) => decoder.decode(Uint8Array.of(code >> 8, code)))
    .filter((text) => ONE_HAN.test(text))
}

/**
 * The Chinese characters in common use, Simplified and Traditional, which may be typed for a character of the same
 * sound.
 *
 * @source GB 2312-1980, level 1; Big5, level 1
 */
export const commonCharacters = (): string[] =>
  Array.from(new Set([...charactersOf('gb2312', 0xb0a1, 0xd7f9, 0xa1), ...charactersOf('big5', 0xa440, 0xc67e, 0x40)]))

/**
 * The pinyin of names in compact form: a table of characters, and the names in which a character of several readings
 * has another one than in the table. The reading is that of the word: 重击 is zhong ji, 重骰 chong tou.
 *
 * @param more other characters to list, if some name has their sound
 */
export function pinyinTable(names: Iterable<string>, more: readonly string[] = []): PinyinTable {
  const read = Array.from(new Set(names))
    .filter((name) => HAN.test(name))
    .map((name) => ({ name, characters: Array.from(name), syllables: syllablesOf(name) }))
  const readings = new Map<string, Map<string, number>>()
  for (const { characters, syllables } of read) {
    for (const [index, character] of characters.entries()) {
      const syllable = syllables[index]
      if (!HAN.test(character) || syllable === undefined) continue
      const counts = readings.get(character) ?? new Map<string, number>()
      counts.set(syllable, (counts.get(syllable) ?? 0) + 1)
      readings.set(character, counts)
    }
  }
  const best = mostFrequent(readings)
  const exceptions = read.filter(({ characters, syllables }) =>
    characters.some((character, index) => HAN.test(character) && best.get(character) !== syllables[index]),
  )
  const bySyllable = new Map<string, string>()
  for (const [character, syllable] of best) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
  for (const character of more) {
    const [syllable = ''] = syllablesOf(character)
    const known = bySyllable.get(syllable)
    if (known !== undefined && !best.has(character)) bySyllable.set(syllable, known + character)
  }
  return {
    characters: Array.from(bySyllable)
      .map(([syllable, characters]) => syllable + characters)
      .sort()
      .join(' '),
    exceptions: Object.fromEntries(exceptions.map(({ name, syllables }) => [name, syllables.join(' ')])),
  }
}
