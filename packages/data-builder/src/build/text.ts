import type { BlockContent, Item } from '../schema/index.ts'
import { spansText } from './spans.ts'

const row = (cells: readonly Item[]): string => cells.map(({ spans }) => spansText(spans)).join(' | ')

/** A part of a rule as plain text: items and rows on lines of their own. */
export function textOf(part: BlockContent): string {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return spansText(part.spans)
    case 'list':
      return part.items
        .map(({ spans }, index) => `${part.ordered ? `${(part.start ?? 1) + index}.` : '-'} ${spansText(spans)}`)
        .join('\n')
    case 'table':
      return [...(part.caption === undefined ? [] : [part.caption]), row(part.header), ...part.rows.map(row)].join('\n')
    case 'calculator':
      return ''
  }
}
