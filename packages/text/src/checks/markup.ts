import type { ListItem, Nodes, Text } from 'mdast'
import type { SourceEntry } from '../corpus/index.ts'
import { type Problem, placeAt, startOf } from '../findings/index.ts'
import { flatText, isWritten } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Markdown that entries must not have: it does not translate, does not suit three scripts, or hides its target. */
const NOT_USED: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'code',
  'definition',
  'emphasis',
  'image',
  'imageReference',
  'inlineCode',
  'linkReference',
  'thematicBreak',
])

/** Text that other dialects of Markdown read as markup. */
const IN_OTHER_DIALECTS =
  /(?<address>(?<![\dA-Za-z])(?:(?:https?|ftp):\/\/|www\.)[!#-;=?-~]*[\dA-Za-z/]|[\dA-Za-z][\w+.-]*@[\w-]+(?:\.[\w-]+)+)|(?<delete>~~(?=\S))|(?<footnoteReference>\[\^[^\]\s]+\])/gu

/** The checkbox of a task list. */
const BOX = /^\[[ Xx]\](?=\s)/u

function boxOf({ children: [first] }: ListItem): string | undefined {
  const [words] = first?.type === 'paragraph' ? first.children : []
  return words?.type === 'text' ? BOX.exec(words.value)?.[0] : undefined
}

/** Objects to markup of other dialects in a text node. */
function* otherDialects({ file, text }: SourceEntry, node: Text): Iterable<Problem<'bare-url' | 'not-used'>> {
  if (node.value.search(IN_OTHER_DIALECTS) === -1) return
  const { offsetAt } = flatText([node], text)
  for (const { 0: got, index, groups = {} } of node.value.matchAll(IN_OTHER_DIALECTS)) {
    const at = { file, ...placeAt(text, offsetAt(index)) }
    const [name = ''] = Object.keys(groups).filter((key) => groups[key] !== undefined)
    if (name === 'address') yield { ...at, code: 'bare-url', values: { got } }
    else yield { ...at, code: 'not-used', values: { node: name } }
  }
}

/** No HTML, no bare URLs, and no Markdown that entries must not have. */
export const markup: Check = defineCheck({
  id: 'markup',
  severity: 'error',
  byRule: true,
  description: 'no HTML, bare URLs, or Markdown that entries must not have',
  examples: {
    good: [
      {
        en: 'Words, **bold**, [Rule](rule:rule), 5 \\< 6.\n\n- one\n- two\n\n1. one\n\n> quote\n\n| a |\n|---|\n| b |',
      },
    ],
    bad: [
      { en: 'a <b>', code: 'html', at: '12:3' },
      { en: '<!-- note -->', code: 'html', at: '12:1' },
      { en: 'a\n\n<div>\nb\n</div>', code: 'html', at: '14:1' },
      { en: 'See https://example.org.', code: 'bare-url', at: '12:5' },
      { en: 'See www.example.org.', code: 'bare-url', at: '12:5' },
      { en: 'See <https://example.org>.', code: 'bare-url', at: '12:5' },
      { en: 'Write to a@example.org.', code: 'bare-url', at: '12:10' },
      { en: 'Siehe：https://example.org/a?b=1，see', code: 'bare-url', at: '12:7' },
      { en: '**See** 5 \\< 6, a@b.example.org', code: 'bare-url', at: '12:17' },
      { en: 'See ftp://c.org.', code: 'bare-url', at: '12:5' },
      { en: '*italics*', code: 'not-used', at: '12:1' },
      { en: '~~gone~~', code: 'not-used', at: '12:1' },
      { en: '`code`', code: 'not-used', at: '12:1' },
      { en: '    code', code: 'not-used', at: '12:1' },
      { en: '![a](b.png)', code: 'not-used', at: '12:1' },
      { en: '---', code: 'not-used', at: '12:1' },
      { en: 'a\\\nb', code: 'not-used', at: '12:2' },
      { en: '- [x] done', code: 'task-list', at: '12:1' },
      { en: '- [ ] to do\n- [x]done', code: 'task-list', at: '12:1' },
      { en: '[Rule](rule:rule "words")', code: 'link-title' },
      { en: '[a][b]\n\n[b]: rule:b', code: 'not-used', at: ['12:1', '14:1'] },
      { en: 'a[^1]\n\n[^1]: words of a note', code: 'not-used', at: ['12:2', '14:1'] },
    ],
  },
  codes: ['html', 'bare-url', 'not-used', 'task-list', 'link-title'],
  *check({ entries }) {
    for (const entry of entries) {
      const { file, text, blocks } = entry
      const namesItself = new Set<Nodes>()
      for (const node of blocks.flatMap(({ nodes }) => nodes)) {
        const at = { file, ...startOf(node) }
        if (node.type === 'html') yield { ...at, code: 'html', values: { got: node.value } }
        else if (node.type === 'link' && !isWritten(node, text)) {
          for (const child of node.children) namesItself.add(child)
          yield { ...at, code: 'bare-url', values: { got: node.url } }
        } else if (node.type === 'link' && typeof node.title === 'string') {
          yield { ...at, code: 'link-title', values: { got: node.title } }
        } else if (NOT_USED.has(node.type)) yield { ...at, code: 'not-used', values: { node: node.type } }
        else if (node.type === 'listItem') {
          const box = boxOf(node)
          if (box) yield { ...at, code: 'task-list', values: { got: box } }
        } else if (node.type === 'text' && !namesItself.has(node)) yield* otherDialects(entry, node)
      }
    }
  },
})
