import type { Element, ElementContent, Root, RootContent } from 'hast'
import { SOURCE_LOCALE } from '../locale.ts'
import type { CompileContext } from './context.ts'
import { element, textNode } from './elements.ts'

/** An English term that opens a bracket: words with small letters, not AC or d100. */
const TERM =
  /(?<=[(（])(?=[A-Za-z\d’' -]*[A-Za-z][a-z]{2})[A-Za-z][A-Za-z\d’' -]*[A-Za-z](?=[)），,]| \p{Script=Thai})/gu

/** A text with its English terms marked. */
function marked(text: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const { 0: term, index } of text.matchAll(TERM)) {
    nodes.push(textNode(text.slice(done, index)), element('span', { lang: 'en' }, term))
    done = index + term.length
  }
  return done === 0 ? [] : [...nodes, textNode(text.slice(done))]
}

/** Marks the English terms that a text in another language has in brackets, so that they are read out as English. */
export function markEnglish(tree: Root | Element, { locale }: CompileContext): void {
  if (locale === SOURCE_LOCALE) return
  const walk = (parent: Root | Element): void => {
    for (const node of [...parent.children]) {
      if (node.type === 'element' && node.tagName !== 'code' && node.properties['lang'] === undefined) walk(node)
      if (node.type !== 'text') continue
      const nodes = marked(node.value)
      const children: (RootContent | ElementContent)[] = parent.children
      if (nodes.length > 0) children.splice(children.indexOf(node), 1, ...nodes)
    }
  }
  walk(tree)
}
