import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'

/** A name that is longer may be broken: on a narrow line it would leave a hole. */
const LONGEST = 16

/** In Thai, the sign of a foreign word: the dictionaries of browsers have few of them. */
const FOREIGN = /[็์]/u

/** What stays with the number after it, and the number with what it counts. */
const FIGURES: Readonly<Record<Locale, string>> = {
  en: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.]* (?:feet|foot|miles?|pounds?|k?m|kg|minutes?|hours?|days?|rounds?)\\b',
  zh: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d+ [×+−] \\d+',
  th: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.]* (?:ฟุต|ไมล์|ปอนด์|เมตร|กิโลเมตร|กิโลกรัม|นาที|ชั่วโมง|วัน|รอบ|เทิร์น|ช่อง|ครั้ง|ลูก|ข้อ)',
}

/** A linked name is a block in a line of Thai, which may break on either side of it: signs that open or close there go with it. */
const SIGNED: Readonly<Partial<Record<Locale, RegExp>>> = {
  th: /[(“‘]*<a class="rule"[^>]*>.*?<\/a>[)”’.,:;]*/gsu,
}

/** Encloses linked names with the signs at them, where there are some. */
const enclosed = (html: string, names: RegExp): string =>
  html.replace(names, (found) =>
    found.startsWith('<') && found.endsWith('>') ? found : `<span class="enclosed">${found}</span>`,
  )

/** Whether a browser may break a line inside a name: there it sees more than one word, or a word that it does not know. */
function isBroken(name: string, words: Intl.Segmenter): boolean {
  return FOREIGN.test(name) || Array.from(words.segment(name)).length > 1
}

/** Of names, those that a browser would break in a line and that are to be kept whole, the longer ones first. */
export function keptNames(locale: Locale, names: Iterable<string>): readonly string[] {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' })
  const isName = (name: string): boolean => /^\p{Script=Thai}{3,}$/u.test(name) && name.length <= LONGEST
  return Array.from(new Set(names))
    .filter((name) => isName(name) && isBroken(name, words))
    .sort((a, b) => b.length - a.length)
}

/**
 * Marks what a line is not to break in a text as HTML, as `<span class="keep">`: figures with what they count, and in Thai,
 * which has no spaces between words, the names of the rules; linked ones stay with the brackets around them.
 *
 * @param names what things are called in the language
 * @example
 * keepWords('th', ['ฮิตพอยต์'])('<p title="ฮิตพอยต์">เสียฮิตพอยต์</p>')
 * // => '<p title="ฮิตพอยต์">เสีย<span class="keep">ฮิตพอยต์</span></p>'
 */
export function keepWords(locale: Locale, names: Iterable<string>): (html: string) => string {
  const pattern = new RegExp([...keptNames(locale, names), FIGURES[locale]].join('|'), 'gu')
  const signed = SIGNED[locale]
  return (html) =>
    (signed ? enclosed(html, signed) : html)
      .split(/(<[^>]*>)/u)
      .map((part) => (part.startsWith('<') ? part : part.replace(pattern, '<span class="keep">$&</span>')))
      .join('')
}
