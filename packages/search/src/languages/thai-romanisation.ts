import { THAI_WORDS } from './thai-words.ts'

/**
 * The sounds of Thai consonants at the start and the end of a syllable.
 *
 * @source Royal Thai General System of Transcription, 1999
 */
const CONSONANTS: ReadonlyMap<string, readonly [first: string, last: string]> = new Map(
  [
    'ก k k',
    'ขฃคฅฆ kh k',
    'ง ng ng',
    'จ ch t',
    'ฉ ch -',
    'ชฌ ch t',
    'ซศษส s t',
    'ญ y n',
    'ฎด d t',
    'ฏต t t',
    'ฐฑฒถทธ th t',
    'ณน n n',
    'บ b p',
    'ป p p',
    'ผ ph -',
    'ฝ f -',
    'พภ ph p',
    'ฟ f p',
    'ม m m',
    'ย y i',
    'ร r n',
    'ลฬ l n',
    'ว w o',
    'หฮ h -',
    'อ - -',
  ].flatMap((line) => {
    const [letters = '', first = '', last = ''] = line.split(' ')
    return Array.from(letters, (letter) => [letter, [first.replace('-', ''), last] as const] as const)
  }),
)

/** Two letters that start a syllable together, with their sound. */
const CLUSTERS: ReadonlyMap<string, string> = new Map([
  ...['กรลว', 'ขรลว', 'ครลว', 'ตร', 'ปรล', 'ผล', 'พรล', 'บรล', 'ฟรล', 'ดร'].flatMap(([first = '', ...seconds]) =>
    seconds.map(
      (second) => [first + second, (CONSONANTS.get(first)?.[0] ?? '') + (CONSONANTS.get(second)?.[0] ?? '')] as const,
    ),
  ),
  ...Array.from('งญณนมยรลว').map((second) => [`ห${second}`, CONSONANTS.get(second)?.[0] ?? ''] as const),
  ['อย', 'y'],
  ['ทร', 's'],
  ['สร', 's'],
  ['ศร', 's'],
  ['จร', 'ch'],
])

/**
 * The vowels: the letters before and after the initial consonants, the sound, and whether a final consonant may follow.
 */
const VOWELS: readonly (readonly [before: string, after: string, sound: string, closes: boolean, cost: number])[] = [
  ['เ', 'ียะ', 'ia', false, 1],
  ['เ', 'ีย', 'ia', true, 1],
  ['เ', 'ือ', 'uea', true, 1],
  ['เ', 'าะ', 'o', false, 1],
  ['เ', 'า', 'ao', false, 1],
  ['เ', 'อะ', 'oe', false, 1],
  ['เ', 'อ', 'oe', true, 1],
  ['เ', 'ิ', 'oe', true, 1],
  ['เ', 'ย', 'oei', false, 1],
  ['เ', 'ะ', 'e', false, 1],
  ['เ', '็', 'e', true, 1],
  ['แ', '็', 'ae', true, 1],
  ['', '็อ', 'o', true, 1],
  ['เ', '', 'e', true, 1],
  ['แ', 'ะ', 'ae', false, 1],
  ['แ', '', 'ae', true, 1],
  ['โ', 'ะ', 'o', false, 1],
  ['โ', '็', 'o', true, 1],
  ['โ', '', 'o', true, 1],
  ['ไ', 'ย', 'ai', false, 1],
  ['ไ', '', 'ai', false, 1],
  ['ใ', '', 'ai', false, 1],
  ['', 'ัวะ', 'ua', false, 1],
  ['', 'ัว', 'ua', false, 1],
  ['', 'ัย', 'ai', false, 1],
  ['', 'ั', 'a', true, 1],
  ['', 'ะ', 'a', false, 1],
  ['', 'า', 'a', true, 1],
  ['', 'ำ', 'am', false, 1],
  ['', 'ิ', 'i', true, 1],
  ['', 'ี', 'i', true, 1],
  ['', 'ือ', 'ue', false, 1],
  ['', 'ึ', 'ue', true, 1],
  ['', 'ื', 'ue', true, 1],
  ['', 'ุ', 'u', true, 1],
  ['', 'ู', 'u', true, 1],
  ['', 'อ', 'o', true, 1.1],
  ['', 'ว', 'ua', true, 1.2],
  ['', 'รร', 'a', true, 1],
  ['', 'ร', 'on', false, 1.4],
  ['', '', 'o', true, 1.3],
  ['', '', 'a', false, 1.5],
]

/** Whether a letter after the final consonant of a syllable is silent: มิตร, ชาติ, เหตุ. */
const isMuteEnd = (last: string, next: string): boolean => next === 'ร' || (last === 'ต' && /[ิุ]/u.test(next))

/** A text without what romanisation omits: tones, and letters under ์. */
const withoutMutes = (text: string): string =>
  text
    .replace(/(?:[ตทด]ร|[ก-ฮ])[ิุ]?์/gu, '')
    .replace(/ก็/gu, 'เกาะ')
    .replace(/[่-๎ๆฯ]/gu, '')

interface Word {
  readonly word: string
  readonly sound: string
}

/** The words with a listed reading, by their first letter. */
const WORDS = new Map<string, Word[]>()

/** A listed word costs less than a syllable. */
const WORD_COST = 0.8

interface Reading {
  readonly sound: string
  readonly cost: number
}

interface Syllable extends Reading {
  readonly end: number
}

/** The syllables that may start at a position. */
function syllablesAt(text: string, start: number): Syllable[] {
  const found: Syllable[] = []
  const add = (end: number, sound: string, cost: number): void => {
    found.push({ end, sound, cost })
  }
  for (const { word, sound } of WORDS.get(text.charAt(start)) ?? []) {
    if (text.startsWith(word, start)) add(start + word.length, sound, WORD_COST)
  }
  for (const [before, after, vowel, closes, cost] of VOWELS) {
    if (!text.startsWith(before, start)) continue
    const from = start + before.length
    for (const size of [2, 1]) {
      const letters = text.slice(from, from + size)
      const first = size === 2 ? CLUSTERS.get(letters) : CONSONANTS.get(letters)?.[0]
      if (first === undefined || !text.startsWith(after, from + size)) continue
      const end = from + size + after.length
      const isBare = before === '' && after === ''
      const last = closes ? CONSONANTS.get(text.charAt(end))?.[1] : undefined
      const isLed = size === 2 && letters.startsWith('ห') && (closes || !isBare)
      const clusterCost = isLed ? -0.3 : size === 2 ? 0.1 : 0
      // แห่ง is haeng: a syllable with leading ห seldom ends in a vowel written before it.
      const isOpenLed = isLed && /[เแโ]/u.test(before) && after === ''
      if (!(isBare && closes) && after !== 'รร' && after !== 'ว' && after !== 'ั')
        add(end, first + vowel, cost + (isOpenLed ? 0.3 : clusterCost))
      if (after === 'รร') add(end, `${first}an`, cost)
      if (last === undefined || last === '-' || (isBare && /[ยว]/u.test(text.charAt(end)))) continue
      add(end + 1, first + vowel + last, cost + clusterCost)
      if (!isBare && last === 't' && isMuteEnd(text.charAt(end), text.charAt(end + 1)))
        add(end + 2, first + vowel + last, cost + 0.8)
    }
  }
  return found
}

/** Romanises one run of Thai letters; the reading with the fewest and plainest syllables wins. */
function romaniseRun(text: string): string {
  const best: (Reading | undefined)[] = Array.from({ length: text.length + 1 }, () => undefined)
  best[text.length] = { sound: '', cost: 0 }
  for (let start = text.length - 1; start >= 0; start -= 1) {
    const skipped = best[start + 1]
    let choice: Reading | undefined = skipped && { sound: skipped.sound, cost: skipped.cost + 5 }
    for (const { end, sound, cost } of syllablesAt(text, start)) {
      const rest = best[end]
      if (rest && (!choice || cost + rest.cost < choice.cost))
        choice = { sound: sound + rest.sound, cost: cost + rest.cost }
    }
    best[start] = choice
  }
  return best[0]?.sound ?? ''
}

for (const entry of THAI_WORDS.split(/\s/u)) {
  const [written = '', sound] = entry.split('=')
  const word = withoutMutes(written)
  const first = word.charAt(0)
  WORDS.set(first, [...(WORDS.get(first) ?? []), { word, sound: sound ?? romaniseRun(word) }])
}

/**
 * Romanises Thai after the Royal Thai General System, by rules, and by a word list where rules do not suffice: tones
 * and vowel lengths are omitted, letters under ์ are silent, unwritten vowels are o inside a syllable and a between
 * two.
 *
 * @example
 * romaniseThai('การโจมตี') // => 'kanchomti'
 * romaniseThai('สิ่งกำบัง') // => 'singkambang'
 * romaniseThai('เพ่งสมาธิ') // => 'phengsamathi'
 */
export const romaniseThai = (text: string): string => withoutMutes(text).replace(/[ก-ฮะ-ฺเ-็]+/gu, romaniseRun)

/**
 * Normalises romanised Thai, whichever system the writer uses: karn, gaan and kan are the same.
 *
 * @example
 * thaiSoundKey('karn jom tee') === thaiSoundKey('kanchomti') // => true
 */
export const thaiSoundKey = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '')
    .replace(/ng/gu, 'q')
    .replace(/ph|bh|b/gu, 'p')
    .replace(/th|dh|d/gu, 't')
    .replace(/kh|gh|g/gu, 'k')
    .replace(/ch|sh|j/gu, 'c')
    .replace(/ee|ea|ii/gu, 'i')
    .replace(/oo|ou|ue|eu|uu/gu, 'u')
    .replace(/([ao])r(?![aeiou])/gu, '$1')
    .replace(/aw(?![aeiou])|oa/gu, 'o')
    .replace(/ae|oe|er(?![aeiou])/gu, 'e')
    .replace(/ay|ai|ei|ey/gu, 'ai')
    .replace(/v/gu, 'w')
    .replace(/r/gu, 'l')
    .replace(/(.)\1+/gu, '$1')
