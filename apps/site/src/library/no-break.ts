import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import type { Element, ElementContent, RootContent, Text } from 'hast'
import { h } from 'hastscript'

/** Longer names may be broken: on a narrow line they would leave a gap. */
const LONGEST = 16

/** Thai marks of foreign words, few of which are in the dictionaries of browsers. */
const FOREIGN = /[็์]/u

/** Common words that browsers break, some only next to others. */
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
    'รีชาร์จ',
    'ก็อบลิน',
    'เต็มวัย',
  ],
}

/** Not followed by a Thai mark, with which the name would be part of another word. */
const NO_MARK_AFTER = '(?![ะ-ฺๅ็-๎])'

/** Thai prefixes that form a noun with the word after them. */
const NOUN_PREFIXES = ['', 'การ', 'ความ']

/** Thai letters before and after a name, across which a browser would look for words. */
const THAI_BEFORE = /[ก-๎]$/u
const THAI_AFTER = /^[ก-ฮเ-ไ]/u

/** Words that do not break from the number after them, and units that do not break from the number before. */
export const FIGURES: Readonly<Record<Locale, string>> = {
  en: '(?:AC|DC|CR|HP|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:feet|foot|miles?|pounds?|k?m|kg|minutes?|hours?|days?|rounds?|XP)\\b',
  zh: '(?:AC|DC|CR|HP|SRD) \\d[\\d.]*|\\d+ [×+−] \\d+|\\d[\\d.,½]*(?:尺|英里|磅|千克|米|公里|分钟|小时|天|轮|点|级|格)',
  th: '(?:AC|DC|CR|HP|SRD) \\d[\\d.]*|\\d[\\d.,]* (?:ฟุต|ไมล์|ปอนด์|เมตร|กิโลเมตร|กิโลกรัม|นาที|ชั่วโมง|วัน|รอบ|เทิร์น|ช่อง|ครั้ง|ลูก|ข้อ|XP)',
}

/** A word at the end of a text that does not break from the figure after it. */
const BEFORE_FIGURE = /(?<=^|[^A-Za-z])(?:AC|DC|CR) ?$/u

/** Punctuation that does not break from a linked name. */
const OPENING = /[(“‘]+$/u
const CLOSING = /^[)”’.,:;]+/u

/** Whether a browser may break a line inside a name: it sees several words, or a word that it does not know. */
function isBroken(name: string, words: Intl.Segmenter): boolean {
  return FOREIGN.test(name) || Array.from(words.segment(name)).length > 1
}

/**
 * Sorts names for a fast pattern that finds the longest: each after longer names that start with it, and names with the
 * same start together.
 */
const forPattern = (names: readonly string[]): readonly string[] => names.toSorted().reverse()

/** The names that a browser would break in a line, sorted for a pattern. */
export function noBreakNames(locale: Locale, names: Iterable<string>): readonly string[] {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' })
  const isName = (name: string): boolean => /^\p{Script=Thai}{3,}$/u.test(name) && name.length <= LONGEST
  const broken = Array.from(names).filter((name) => isName(name) && isBroken(name, words))
  return forPattern(Array.from(new Set([...broken, ...(WORDS[locale] ?? [])])))
}

const text = (value: string): Text => ({ type: 'text', value })

/** A text with no-break parts in spans, and line break opportunities where Thai letters touch them. */
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

const isFigure = (node: RootContent | undefined): boolean => node?.type === 'element' && node.tagName === 'data'

/** Joins a figure of core with the word before it, such as the DC before its number. */
const joinFigures = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index): ElementContent[] => {
    const previous = nodes[index - 1]
    if (isFigure(node)) {
      const [word] = (previous?.type === 'text' && BEFORE_FIGURE.exec(previous.value)) || []
      return word === undefined ? [node] : [h('span', { className: 'no-break' }, [text(word), node])]
    }
    if (node.type === 'element') return [{ ...node, children: joinFigures(node.children) }]
    if (node.type !== 'text' || !isFigure(nodes[index + 1])) return [node]
    const rest = node.value.replace(BEFORE_FIGURE, '')
    return rest === '' ? [] : [text(rest)]
  })

/** In Thai, a line may break on either side of a linked name: a span joins it with adjacent punctuation. */
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
 * Marks the no-break parts of a list of nodes as `<span class="no-break">`: figures with what they count and, in Thai,
 * which has no spaces between words, the names of the rules.
 *
 * @param names the names of things in the language
 * @example
 * toHtml(noBreak('th', ['ฮิตพอยต์'])([h('p', 'เสียฮิตพอยต์')]))
 * // => '<p>เสีย<wbr><span class="no-break">ฮิตพอยต์</span></p>'
 */
export function noBreak(
  locale: Locale,
  names: Iterable<string>,
): (nodes: readonly ElementContent[]) => ElementContent[] {
  const wholes = noBreakNames(locale, names).flatMap((name) => NOUN_PREFIXES.map((prefix) => prefix + name))
  const whole = wholes.length > 0 ? `(?:${forPattern(wholes).join('|')})${NO_MARK_AFTER}|` : ''
  const pattern = new RegExp(whole + FIGURES[locale], 'gu')
  const mark = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return markText(node.value, pattern)
      return node.type === 'element' ? [{ ...node, children: mark(node.children) }] : [node]
    })
  return (nodes) => mark(joinFigures(locale === 'th' ? joinPunctuation(nodes) : nodes))
}
