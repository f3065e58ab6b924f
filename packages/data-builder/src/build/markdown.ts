import type { PhrasingContent, RootContent, TableCell } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { BlockContent, Item, Span } from '../schema/index.ts'

/** Makes the URLs of the pages that a text links to, by their ids. */
export interface Addresses {
  /** of a rule or heading */
  rule(id: string): string
  spell(id: string): string
  creature(id: string): string
}

const isHeadingDepth = (depth: number): depth is 2 | 3 => depth === 2 || depth === 3

/** The URL of what a span links to. */
function urlOf({ rule, spell, creature }: Span, addresses: Addresses): string | undefined {
  if (rule !== undefined) return addresses.rule(rule)
  if (spell !== undefined) return addresses.spell(spell)
  return creature === undefined ? undefined : addresses.creature(creature)
}

/** Lists of neighbours with the same property. */
function runs<One, Property>(list: readonly One[], property: (one: One) => Property): One[][] {
  const found: One[][] = []
  for (const one of list) {
    const last = found.at(-1)
    if (last?.[0] !== undefined && property(last[0]) === property(one)) last.push(one)
    else found.push([one])
  }
  return found
}

/** Text as Markdown nodes: neighbours that lead to the same page are one link. */
const linked = (spans: readonly Span[], addresses: Addresses): PhrasingContent[] =>
  runs(spans, (span) => urlOf(span, addresses)).flatMap((run): PhrasingContent[] => {
    const children = run.map(({ text }) => ({ type: 'text', value: text }) as const)
    const url = run[0] && urlOf(run[0], addresses)
    return url === undefined ? children : [{ type: 'link', url, children }]
  })

/** Running text as Markdown nodes. */
const phrasing = (spans: readonly Span[], addresses: Addresses): PhrasingContent[] =>
  runs(spans, ({ strong }) => strong).flatMap((bold) => {
    const children = runs(bold, ({ emphasis }) => emphasis).flatMap((stressed): PhrasingContent[] => {
      const links = linked(stressed, addresses)
      return stressed[0]?.emphasis ? [{ type: 'emphasis', children: links }] : links
    })
    return bold[0]?.strong ? [{ type: 'strong' as const, children }] : children
  })

function nodesOf(part: BlockContent, addresses: Addresses): RootContent[] {
  const content = ({ spans }: Item): PhrasingContent[] => phrasing(spans, addresses)
  const cell = (one: Item): TableCell => ({ type: 'tableCell', children: content(one) })
  switch (part.kind) {
    case 'heading':
      return [{ type: 'heading', depth: isHeadingDepth(part.depth) ? part.depth : 3, children: content(part) }]
    case 'paragraph':
      return [{ type: 'paragraph', children: content(part) }]
    case 'list':
      return [
        {
          type: 'list',
          ordered: part.ordered,
          spread: false,
          ...(part.start !== undefined && { start: part.start }),
          children: part.items.map((item) => ({
            type: 'listItem',
            spread: false,
            children: [{ type: 'paragraph', children: content(item) }],
          })),
        },
      ]
    case 'table':
      return [
        ...(part.caption === undefined
          ? []
          : [
              {
                type: 'paragraph' as const,
                children: phrasing([{ text: part.caption, strong: true }], addresses),
              },
            ]),
        {
          type: 'table',
          children: [part.header, ...part.rows].map((row) => ({ type: 'tableRow', children: row.map(cell) })),
        },
      ]
    case 'calculator':
      return [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: part.url, children: [{ type: 'text', value: part.title }] }],
        },
      ]
  }
}

/** A part of a rule as CommonMark, with tables of GitHub. */
export const markdownOf = (part: BlockContent, addresses: Addresses): string =>
  toMarkdown(
    { type: 'root', children: nodesOf(part, addresses) },
    { bullet: '-', rule: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  ).trimEnd()
