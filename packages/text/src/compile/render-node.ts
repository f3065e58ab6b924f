import type { Element, Root as HtmlRoot } from 'hast'
import type { Root, RootContent } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { removePosition } from 'unist-util-remove-position'
import { VFile } from 'vfile'
import type { CompileContext } from './context.ts'
import { directives } from './directives.ts'
import { htmlSchema } from './html-schema.ts'
import { markEnglish } from './mark-english.ts'
import { markMeasures } from './mark-measures.ts'

const processor = unified().use(remarkRehype, { handlers: directives }).use(rehypeSanitize, htmlSchema).freeze()

/** Compiles a top-level node to a sanitised element with the key as id; undefined if a page cannot show it. */
export function renderNode(node: RootContent, key: string, context: CompileContext): Element | undefined {
  const file = new VFile()
  file.data.compileContext = context
  const keyed: RootContent = { ...node, data: { ...node.data, hProperties: { id: key } } }
  const root: Root = { type: 'root', children: [keyed] }
  const tree: HtmlRoot = processor.runSync(root, file)
  markMeasures(tree, context)
  markEnglish(tree, context)
  removePosition(tree, { force: true })
  return tree.children.find((child) => child.type === 'element')
}
