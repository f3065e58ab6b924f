import { attributesOf, coreCalculators, coreTables, type SourceBlock } from '../markdown/index.ts'
import type { Block } from './block.ts'
import type { CompileContext } from './context.ts'
import { renderNode } from './html-processor.ts'

function compileBlock({ key, node }: SourceBlock, context: CompileContext): Block | undefined {
  if (node.type === 'leafDirective') {
    const { id = '', ...state } = attributesOf(node)
    if (node.name === 'calculator' && coreCalculators.has(id)) return { key, kind: 'calculator', calculator: id, state }
    if (node.name === 'table' && coreTables.has(id)) {
      return { key, kind: 'table', table: id, html: renderNode(node, key, context) }
    }
    return undefined
  }
  const html = renderNode(node, key, context)
  return html === '' ? undefined : { key, kind: 'html', html }
}

/** Turns the blocks of an entry into data for a page. What no page could show, such as raw HTML, is left out. */
export const compileBlocks = (blocks: readonly SourceBlock[], context: CompileContext): Block[] =>
  blocks.flatMap((block) => compileBlock(block, context) ?? [])
