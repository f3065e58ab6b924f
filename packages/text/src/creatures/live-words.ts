import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Block, type CompileContext, calculatorLink } from '../compile/index.ts'
import type { CreatureWords } from './creature-words.ts'
import { testOf } from './live-figures.ts'

const DIFFICULTY = /DC (\d+)/gu

/** Words for a saving throw in each language; other tests against a DC are ability checks. */
const SAVING_THROW = /\bsav(?:e|ing)\b|豁免|ป้องกัน/u

/** A text with its DCs as links to the chance to reach them. */
function inText(text: string, linkOf: (words: string, dc: string) => Element): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const match of text.matchAll(DIFFICULTY)) {
    const [words, dc = ''] = match
    nodes.push({ type: 'text', value: text.slice(done, match.index) }, linkOf(words, dc))
    done = match.index + words.length
  }
  return [...nodes, { type: 'text', value: text.slice(done) }]
}

/** The words that a creature has of its own, with their DCs as links to the chance to reach them. */
export function withDifficulties(
  blocks: readonly Block[],
  { say }: CreatureWords,
  context: CompileContext,
): readonly Block[] {
  const linked = (element: Element): Element => {
    const { calculator: id, ...fields } = testOf(SAVING_THROW.test(textOf(element)) ? 'saving-throw' : 'ability-check')
    const linkOf = (words: string, dc: string): Element =>
      calculatorLink(words, context, { id, name: say('dc-name', { dc: words }), ...fields, dc })
    return {
      ...element,
      children: element.children.flatMap((node): ElementContent[] => {
        if (node.type === 'text') return inText(node.value, linkOf)
        return [node.type === 'element' && node.tagName !== 'a' ? linked(node) : node]
      }),
    }
  }
  return blocks.map((block) => ('tree' in block ? { ...block, tree: linked(block.tree) } : block))
}
