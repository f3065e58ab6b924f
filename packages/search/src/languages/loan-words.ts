/** The names of the letters in Thai, longer ones before their prefixes. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ดับเบิลยู w เอ็กซ์ x เอฟ f เอช h เอ็ม m เอ็น n เอล l แอล l เอส s เอ a บี b ซี c ดี d อี e จี g ไอ i เจ j เค k โอ o ' +
    'พี p คิว q อาร์ r ที t ยู u วี v วาย y แซด z'
  )
    .split(' ')
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ''] as const] : [])),
)

const SPELT = new RegExp(Array.from(LETTERS.keys()).join('|'), 'gu')

/**
 * An abbreviation spelled in Thai by the names of its letters; undefined for any other text.
 *
 * @example
 * spelt('เอซี') // => 'ac'
 * spelt('สิ่งกำบัง') // => undefined
 */
export function spelt(thai: string): string | undefined {
  if (thai.replace(SPELT, '') !== '') return undefined
  const letters = Array.from(thai.matchAll(SPELT), ([name]) => LETTERS.get(name) ?? '').join('')
  return letters.length > 1 ? letters : undefined
}

/** Consonants that replace each other when Thai writes an English word; those of a line count as one. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  ['kgqขคกฆ', 'szjซสศษชจฉฌ', 'tdตดทถธฏฎฐ', 'pbปพบภผ', 'fvwฟฝว', 'nนณง', 'mม', 'rร', 'lลฬ'].flatMap((line) =>
    Array.from(line, (letter) => [letter, line.charAt(0)] as const),
  ),
)

/** Rules from English spelling to sound, for consonants only: a soft c, the s of -tion, no silent letters and no r after a vowel. */
const spokenEnglish = (text: string): string =>
  text
    .replace(/ph/gu, 'f')
    .replace(/ck/gu, 'k')
    .replace(/[ct](?=i[aeo])|c(?=[eiy])|[cs]h|dg(?=[eiy])|g(?=[eiy])/gu, 's')
    .replace(/c/gu, 'k')
    .replace(/x/gu, 'ks')
    .replace(/ng/gu, 'n')
    .replace(/r(?![aeiouy])|ร์/gu, '')

/**
 * The consonants of a folded English word, or of one transcribed in Thai letters, in one spelling. Both have the same
 * consonants, while vowels differ.
 *
 * @example
 * loanKey('advantage') // => 'tfnts'
 * loanKey('แอดแวนเทจ') // => 'tfnts'
 */
export function loanKey(folded: string): string {
  let key = ''
  for (const letter of spokenEnglish(folded)) {
    const sound = CLASSES.get(letter)
    if (sound !== undefined && !key.endsWith(sound)) key += sound
  }
  return key
}
