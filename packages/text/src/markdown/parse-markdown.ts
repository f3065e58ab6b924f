import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { DIRECTIVE_NAMES } from './directive-names.ts'
import { namedDirectives } from './named-directives.ts'
import { tables } from './tables.ts'

const processor = unified()
  .use(remarkParse)
  .use(tables)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(namedDirectives, DIRECTIVE_NAMES)
  .freeze()

/**
 * Parses a whole file, front matter included, so that all positions are those of the file.
 *
 * @example
 * parseMarkdown('Roll at 3:30.').children.length // => 1
 */
export const parseMarkdown = (text: string): Root => processor.parse(text)
