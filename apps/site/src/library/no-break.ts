import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import type { Element, ElementContent, RootContent, Text } from 'hast'
import { h } from 'hastscript'

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

/** Letters of Thai across which a browser would look for a word: at the end of what comes before a name, and after it. */
const THAI_BEFORE = /[ก-๎]$/u
const THAI_AFTER = /^[ก-ฮเ-ไ]/u

/** What stays with the number after it, and the number with what it counts. */
const FIGURES: Readonly<Record<Locale, string>> = {
  en: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:feet|foot|miles?|pounds?|k?m|kg|minutes?|hours?|days?|rounds?)\\b',
  zh: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d+ [×+−] \\d+|\\d[\\d.,½]*(?:尺|英里|磅|千克|米|公里|分钟|小时|天|轮|点|级|格)',
  th: '(?:AC|DC|CR|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:ฟุต|ไมล์|ปอนด์|เมตร|กิโลเมตร|กิโลกรัม|นาที|ชั่วโมง|วัน|รอบ|เทิร์น|ช่อง|ครั้ง|ลูก|ข้อ)',
}

/** Punctuation that a line must not part from a linked name. */
const OPENING = /[(“‘]+$/u
const CLOSING = /^[)”’.,:;]+/u

/** Whether a browser may break a line inside a name: there it sees more than one word, or a word that it does not know. */
function isBroken(name: string, words: Intl.Segmenter): boolean {
  return FOREIGN.test(name) || Array.from(words.segment(name)).length > 1
}

/**
 * In the order in which a pattern looks through a text fastest, and finds the longest: each before what it begins with, and
 * together what begins alike.
 */
const forPattern = (names: readonly string[]): readonly string[] => names.toSorted().reverse()

/** Of names, those that a browser would break in a line and that must stay whole, in the order for a pattern. */
export function noBreakNames(locale: Locale, names: Iterable<string>): readonly string[] {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' })
  const isName = (name: string): boolean => /^\p{Script=Thai}{3,}$/u.test(name) && name.length <= LONGEST
  const broken = Array.from(names).filter((name) => isName(name) && isBroken(name, words))
  return forPattern(Array.from(new Set([...broken, ...(WORDS[locale] ?? [])])))
}

const text = (value: string): Text => ({ type: 'text', value })

/** A text with what must not break in spans of their own, and places to break where Thai letters touch these. */
function markText(value: string, pattern: RegExp): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const { 0: found, index } of value.matchAll(pattern)) {
    const before = value.slice(done, index)
    if (done > 0 && THAI_AFTER.test(before)) nodes.push(h('wbr'))
    if (before !== '') nodes.push(text(before))
    if (before === '' ? done > 0 : THAI_BEFORE.test(before)) nodes.push(h('wbr'))
    nodes.push(h('span', { className: 'no-break' }, found))
    done = index + found.length
  }
  const rest = value.slice(done)
  if (done > 0 && THAI_AFTER.test(rest)) nodes.push(h('wbr'))
  return rest === '' ? nodes : [...nodes, text(rest)]
}

const isRuleLink = (node: RootContent | undefined): node is Element =>
  node?.type === 'element' &&
  node.tagName === 'a' &&
  Array.isArray(node.properties['className']) &&
  node.properties['className'].includes('rule')

/** In Thai, a linked name may break on either side: punctuation that opens or closes there goes with it, in one span. */
function joinPunctuation(list: readonly ElementContent[]): ElementContent[] {
  const children = list.map((node) =>
    node.type === 'element' ? { ...node, children: joinPunctuation(node.children) } : node,
  )
  const nodes: ElementContent[] = []
  let rest = ''
  for (const [index, child] of children.entries()) {
    const own: ElementContent = rest !== '' && child.type === 'text' ? text(child.value.slice(rest.length)) : child
    rest = ''
    if (!isRuleLink(own)) {
      if (own.type !== 'text' || own.value !== '') nodes.push(own)
      continue
    }
    const previous = nodes.at(-1)
    const next = children[index + 1]
    const opening = previous?.type === 'text' ? (OPENING.exec(previous.value)?.[0] ?? '') : ''
    const closing = next?.type === 'text' ? (CLOSING.exec(next.value)?.[0] ?? '') : ''
    if (opening === '' && closing === '') {
      nodes.push(own)
      continue
    }
    if (previous?.type === 'text' && opening !== '') {
      nodes.pop()
      const left = previous.value.slice(0, -opening.length)
      if (left !== '') nodes.push(text(left))
    }
    nodes.push(
      h('span', { className: 'enclosed' }, [
        ...(opening === '' ? [] : [text(opening)]),
        own,
        ...(closing === '' ? [] : [text(closing)]),
      ]),
    )
    rest = closing
  }
  return nodes
}

/**
 * Marks what a line must not break in a list of nodes, as `<span class="no-break">`: figures with what they count and, in
 * Thai, which has no spaces between words, the names of the rules.
 *
 * @param names what things are called in the language
 * @example
 * toHtml(noBreak('th', ['ฮิตพอยต์'])([h('p', 'เสียฮิตพอยต์')]))
 * // => '<p>เสีย<wbr><span class="no-break">ฮิตพอยต์</span></p>'
 */
export function noBreak(
  locale: Locale,
  names: Iterable<string>,
): (nodes: readonly ElementContent[]) => ElementContent[] {
  const wholes = noBreakNames(locale, names).flatMap((name) => NOUN_SIGNS.map((sign) => sign + name))
  const whole = wholes.length > 0 ? `(?:${forPattern(wholes).join('|')})${NO_SIGN}|` : ''
  const pattern = new RegExp(whole + FIGURES[locale], 'gu')
  const mark = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return markText(node.value, pattern)
      return node.type === 'element' ? [{ ...node, children: mark(node.children) }] : [node]
    })
  return (nodes) => mark(locale === 'th' ? joinPunctuation(nodes) : nodes)
}
