import type { Nodes } from 'mdast'
import { isWritten } from '../markdown/rule-link.ts'
import { startOf } from '../read/place.ts'
import { type Check, defineCheck } from './check.ts'

/** Markdown that an entry does without: what does not translate, does not fit three scripts, or hides its target. */
const NOT_USED: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'code',
  'definition',
  'delete',
  'emphasis',
  'footnoteDefinition',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'linkReference',
  'thematicBreak',
])

/** No raw HTML, no bare addresses, and only the Markdown that entries are written in. */
export const markup: Check = defineCheck({
  id: 'markup',
  severity: 'error',
  byRule: true,
  description: 'no HTML, bare addresses, or Markdown that entries do without',
  examples: {
    good: [{ en: 'Words, **bold**, [Rule](rule:rule), 5 \\< 6.\n\n- one\n\n> quote' }],
    bad: [
      { en: 'a <b>', code: 'html' },
      { en: '<!-- note -->', code: 'html' },
      { en: 'See https://example.org.', code: 'bare-url' },
      { en: '*italics*', code: 'not-used' },
      { en: '![a](b.png)', code: 'not-used' },
      { en: '- [x] done', code: 'task-list' },
      { en: '[Rule](rule:rule "words")', code: 'link-title' },
    ],
  },
  codes: ['html', 'bare-url', 'not-used', 'task-list', 'link-title'],
  *check({ entries }) {
    for (const { file, text, blocks } of entries) {
      for (const node of blocks.flatMap(({ nodes }) => nodes)) {
        const at = { file, ...startOf(node) }
        if (node.type === 'html') yield { ...at, code: 'html', values: { got: node.value } }
        else if (node.type === 'link' && !isWritten(node, text)) {
          yield { ...at, code: 'bare-url', values: { got: node.url } }
        } else if (node.type === 'link' && typeof node.title === 'string') {
          yield { ...at, code: 'link-title', values: { got: node.title } }
        } else if (NOT_USED.has(node.type)) yield { ...at, code: 'not-used', values: { node: node.type } }
        else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
          yield { ...at, code: 'task-list', values: { got: node.checked ? '[x]' : '[ ]' } }
        }
      }
    }
  },
})
