import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'

/**
 * Lets Markdown have tables. Of what else GitHub adds, entries have nothing; to look for addresses, every word of Latin
 * letters would be tried as the beginning of one, for a third of the time that parsing takes.
 */
export function tables(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
