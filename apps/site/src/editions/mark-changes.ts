import type { Locale } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { pairParagraphs, type Word, wordsOf } from './word-changes.ts'

/** What readers who do not see the marks are told, if it is not said anyway. */
export interface MarkWords {
  /** before a word that the other edition does not have */
  readonly word?: string
  /** before a paragraph that it does not have */
  readonly older?: string
  readonly current?: string
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

/** A paragraph, or an item of a list that has no paragraphs or lists of its own. */
const isParagraph = ({ tagName, children }: Element): boolean =>
  tagName === 'p' ||
  (tagName === 'li' && !children.some((child) => isElement(child) && /^(?:p|ul|ol)$/u.test(child.tagName)))

const paragraphsIn = (tree: Element): Element[] =>
  isParagraph(tree) ? [tree] : tree.children.filter(isElement).flatMap(paragraphsIn)

/** Replaces elements of a tree. */
function replaced(tree: Element, by: ReadonlyMap<Element, Element>): Element {
  const own = by.get(tree)
  if (own) return own
  return { ...tree, children: tree.children.map((child) => (isElement(child) ? replaced(child, by) : child)) }
}

const hidden = (text: string): Element => h('span', { className: 'visually-hidden' }, `${text} `)

/** The runs of changed words, from the start of the first to the end of the last. */
function runsOf(words: readonly Word[], changed: readonly boolean[]): (readonly [start: number, end: number])[] {
  const runs: [number, number][] = []
  for (const [at, { start, end }] of words.entries()) {
    const last = runs.at(-1)
    if (!changed[at]) continue
    if (last && changed[at - 1]) last[1] = end
    else runs.push([start, end])
  }
  return runs
}

/** Marks runs of the text of a paragraph, inside the elements that it consists of. */
function markRuns(
  paragraph: Element,
  runs: readonly (readonly [start: number, end: number])[],
  word: string | undefined,
): Element {
  let at = 0
  const inText = (value: string): ElementContent[] => {
    const from = at
    at += value.length
    const nodes: ElementContent[] = []
    let done = 0
    for (const [start, end] of runs) {
      const [first, last] = [Math.max(start - from, 0), Math.min(end - from, value.length)]
      if (first >= last) continue
      nodes.push({ type: 'text', value: value.slice(done, first) })
      // A run that goes on from the element before is announced once.
      const label = word !== undefined && start - from === first ? [hidden(word)] : []
      nodes.push(h('mark', { className: 'changed' }, ...label, value.slice(first, last)))
      done = last
    }
    return [...nodes, { type: 'text', value: value.slice(done) }]
  }
  const walk = (element: Element): Element => ({
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return inText(child.value)
      return child.type === 'element' ? [walk(child)] : [child]
    }),
  })
  return walk(paragraph)
}

/** Marks a paragraph that only one edition has. */
const markWhole = (paragraph: Element, words: string | undefined): Element => {
  const { className } = paragraph.properties
  const names = Array.isArray(className) ? className : []
  return {
    ...paragraph,
    properties: { ...paragraph.properties, className: [...names, 'only'] },
    children: [...(words === undefined ? [] : [hidden(words)]), ...paragraph.children],
  }
}

/**
 * Marks what differs between the texts of two editions in one language: words, and paragraphs that have no counterpart or
 * differ too much from it. Texts without any paragraph alike stay as they are: everything would be marked.
 */
export function markChanges(
  locale: Locale,
  texts: { readonly older: readonly Element[]; readonly current: readonly Element[] },
  words: MarkWords = {},
): { readonly older: Element[]; readonly current: Element[] } {
  const read = (trees: readonly Element[]) =>
    trees.flatMap(paragraphsIn).map((paragraph) => ({ paragraph, words: wordsOf(locale, textOf(paragraph)) }))
  const sides = { older: read(texts.older), current: read(texts.current) }
  const pairs = pairParagraphs(
    sides.older.map((one) => one.words),
    sides.current.map((one) => one.words),
  )
  if (pairs.length === 0) return { older: [...texts.older], current: [...texts.current] }
  const marked = (side: 'older' | 'current'): Element[] => {
    const by = new Map(
      sides[side].map(({ paragraph, words: its }, at) => {
        const pair = pairs.find((one) => one[side] === at)
        const changed = pair
          ? markRuns(paragraph, runsOf(its, pair.changes[side]), words.word)
          : markWhole(paragraph, words[side])
        return [paragraph, changed] as const
      }),
    )
    return texts[side].map((tree) => replaced(tree, by))
  }
  return { older: marked('older'), current: marked('current') }
}
