import { attributesOf, coreCalculators, coreTables, type SourceBlock } from '../markdown/index.ts'
import type { Block } from './block.ts'
import type { CompileContext } from './context.ts'
import { renderNode } from './render-node.ts'

function compileBlock({ key, node }: SourceBlock, context: CompileContext): Block | undefined {
  const directive = node.type === 'leafDirective' ? node : undefined
  const { id = '', ...state } = directive ? attributesOf(directive) : {}
  if (directive?.name === 'calculator' && coreCalculators.has(id)) {
    return { key, kind: 'calculator', calculator: id, state }
  }
  const tree = renderNode(node, key, context)
  if (!tree) return undefined
  if (!directive) return { key, kind: 'html', tree }
  return directive.name === 'table' && coreTables.has(id) ? { key, kind: 'table', table: id, tree } : undefined
}

/** Compiles the blocks of an entry. Blocks that a page cannot show, such as raw HTML, are left out. */
export const compileBlocks = (blocks: readonly SourceBlock[], context: CompileContext): Block[] =>
  blocks.flatMap((block) => compileBlock(block, context) ?? [])
