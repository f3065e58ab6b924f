import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'

/** A name that is longer may be broken: on a narrow line it would leave a hole. */
const LONGEST = 16

/** In Thai, the sign of a foreign word: the dictionaries of browsers have few of them. */
const FOREIGN = /[็์]/u

/** Words for what has no name of its own: a browser breaks them, some only beside others. */
const WORDS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  th: [
    'ตะวันออก',
    'ตะวันตก',
    'อิเล็กตรัม',
    'พาสซีฟ',
    'เลเวล',
    'โพชัน',
    'คลาส',
    'มิรา',
    'โอรุ',
    'เพล',
    'ธาม',
    'มองเห็น',
    'ทดสอบเล่น',
    'แรงบันดาลใจ',
    'ได้เปรียบ',
    'เสียเปรียบ',
    'การทอย',
  ],
}

/** A sign of Thai that belongs to the letter before it: with it, the name is part of another word. */
const NO_SIGN = '(?![ะ-ฺๅ็-๎])'

/** In Thai, what makes a noun of the word after it, and stays with it. */
const NOUN_SIGNS = ['', 'การ', 'ความ']

/** Where a kept name meets other letters of Thai: a browser would look for a word across its edge. */
const EDGES = /(?<=[ก-๎]|<\/span>)(?=<span class="keep">)|(?<=<\/span>)(?=[ก-ฮเ-ไ])/gu

/** What stays with the number after it, and the number with what it counts. */
const FIGURES: Readonly<Record<Locale, string>> = {
  en: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:feet|foot|miles?|pounds?|k?m|kg|minutes?|hours?|days?|rounds?)\\b',
  zh: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d+ [×+−] \\d+|\\d[\\d.,½]*(?:尺|英里|磅|千克|米|公里|分钟|小时|天|轮|点|级|格)',
  th: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:ฟุต|ไมล์|ปอนด์|เมตร|กิโลเมตร|กิโลกรัม|นาที|ชั่วโมง|วัน|รอบ|เทิร์น|ช่อง|ครั้ง|ลูก|ข้อ)',
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

/**
 * In the order in which a pattern looks through a text fastest, and finds the longest: each before what it begins with, and
 * together what begins alike.
 */
const forPattern = (names: readonly string[]): readonly string[] => names.toSorted().reverse()

/** Of names, those that a browser would break in a line and that are to be kept whole, in the order for a pattern. */
export function keptNames(locale: Locale, names: Iterable<string>): readonly string[] {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' })
  const isName = (name: string): boolean => /^\p{Script=Thai}{3,}$/u.test(name) && name.length <= LONGEST
  const broken = Array.from(names).filter((name) => isName(name) && isBroken(name, words))
  return forPattern(Array.from(new Set([...broken, ...(WORDS[locale] ?? [])])))
}

/**
 * Marks what a line is not to break in a text as HTML, as `<span class="keep">`: figures with what they count, and in Thai,
 * which has no spaces between words, the names of the rules, with `<wbr>` where other letters stand at them; linked ones stay
 * with the brackets around them.
 *
 * @param names what things are called in the language
 * @example
 * keepWords('th', ['ฮิตพอยต์'])('<p title="ฮิตพอยต์">เสียฮิตพอยต์</p>')
 * // => '<p title="ฮิตพอยต์">เสีย<wbr><span class="keep">ฮิตพอยต์</span></p>'
 */
export function keepWords(locale: Locale, names: Iterable<string>): (html: string) => string {
  const wholes = keptNames(locale, names).flatMap((name) => NOUN_SIGNS.map((sign) => sign + name))
  const whole = wholes.length > 0 ? `(?:${forPattern(wholes).join('|')})${NO_SIGN}|` : ''
  const pattern = new RegExp(whole + FIGURES[locale], 'gu')
  const signed = SIGNED[locale]
  return (html) =>
    (signed ? enclosed(html, signed) : html)
      .split(/(<[^>]*>)/u)
      .map((part) => {
        if (part.startsWith('<')) return part
        const kept = part.replace(pattern, '<span class="keep">$&</span>')
        return kept === part ? part : kept.replace(EDGES, '<wbr>')
      })
      .join('')
}
