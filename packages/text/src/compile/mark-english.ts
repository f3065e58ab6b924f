import type { Element, ElementContent, Root, RootContent } from 'hast'
import { type Locale, SOURCE_LOCALE } from '../language/index.ts'
import type { CompileContext } from './context.ts'
import { element, textNode } from './elements.ts'

/** An English term at the start of brackets: words with lower-case letters, not AC or d100. */
const TERM =
  /(?<=[(（])(?=[A-Za-z\d’' -]*[A-Za-z][a-z]{2})[A-Za-z][A-Za-z\d’' -]*[A-Za-z](?=[)），,]| \p{Script=Thai})/gu

/**
 * The English terms in brackets in a text of another language, in order.
 *
 * @example
 * englishTerms('หรือคืนชีพ (Revivify) จะชุบ', 'th') // => [{ start: 12, end: 20 }]
 */
export const englishTerms = (text: string, locale: Locale): { start: number; end: number }[] =>
  locale === SOURCE_LOCALE
    ? []
    : Array.from(text.matchAll(TERM), ({ 0: { length }, index }) => ({ start: index, end: index + length }))

/** A text with its English terms marked. */
function marked(text: string, locale: Locale): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const { start, end } of englishTerms(text, locale)) {
    nodes.push(textNode(text.slice(done, start)), element('span', { lang: 'en' }, text.slice(start, end)))
    done = end
  }
  return done === 0 ? [] : [...nodes, textNode(text.slice(done))]
}

/** Marks English terms in brackets in a tree of another language with `lang`, for screen readers. */
export function markEnglish(tree: Root | Element, { locale }: CompileContext): void {
  const walk = (parent: Root | Element): void => {
    for (const node of [...parent.children]) {
      if (node.type === 'element' && node.tagName !== 'code' && node.properties['lang'] === undefined) walk(node)
      if (node.type !== 'text') continue
      const nodes = marked(node.value, locale)
      const children: (RootContent | ElementContent)[] = parent.children
      if (nodes.length > 0) children.splice(children.indexOf(node), 1, ...nodes)
    }
  }
  walk(tree)
}
