import type { Cell } from '@rulestone/core'
import type { SourceEntry } from '../corpus/index.ts'
import { figuresOf, numberWords, SOURCE_LOCALE } from '../language/index.ts'
import { attributesOf, coreTables, type Directive, isDirective, labelOf, namedFigures } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { segmentPassages } from './passages/entry-passages.ts'
import { problemIn } from './passages/passage.ts'

function figuresOfCell(cell: Cell): readonly number[] {
  switch (cell.kind) {
    case 'integer':
    case 'signed':
    case 'mixed':
    case 'quantity':
      return [cell.value]
    case 'range':
      return [cell.from, cell.to]
    case 'words':
      return Object.values(cell.figures ?? {})
    default:
      return []
  }
}

/** The figures that a directive shows. */
function figuresOfDirective(directive: Directive): readonly string[] {
  const { id = '', ...state } = attributesOf(directive)
  switch (directive.name) {
    case 'value':
      return [String(namedFigures.get(labelOf(directive) ?? '')?.value ?? '')]
    case 'table':
      return (coreTables.get(id)?.rows ?? []).flat().flatMap(figuresOfCell).map(String)
    case 'calculator':
      return Object.values(state)
    default:
      return [labelOf(directive) ?? '']
  }
}

const bare = (figure: string): string => figure.replace(/^[+\u2212-]|%$/g, '')

/** All figures that the body of an entry shows, without their signs. */
function figuresOfBody(entry: SourceEntry): ReadonlySet<string> {
  const directives = entry.blocks.flatMap(({ nodes }) => nodes.filter(isDirective)).flatMap(figuresOfDirective)
  const shown = entry.segments
    .filter(({ block }) => block !== undefined)
    .flatMap((segment) => segmentPassages(entry, segment))
    .flatMap(({ text }) => [...figuresOf(text), ...numberWords(text, entry.locale)].map(({ value }) => value))
  return new Set([...directives, ...shown].map(bare))
}

/** The figures of an English summary, which cannot have `:value[…]`, are also in the text below. */
export const summaryFigures: Check = defineCheck({
  id: 'summary-figures',
  severity: 'error',
  byRule: true,
  description: 'the figures of an English summary are also in the text below, where they come from core',
  excusable: true,
  codes: ['unknown'],
  examples: {
    good: [
      {
        files: {
          'rules/a/rule.en.md':
            '---\nid: rule\ntitle: Rule\nsummary: It gives +2.\n---\n\nIt gives :value[half-cover-bonus].',
        },
      },
      {
        files: {
          'rules/a/rule.en.md':
            '---\nid: rule\ntitle: Rule\nsummary: Roll 1d20 for DC 30.\n---\n\nRoll :dice[1d20].\n\n::table{id="typical-dcs"}',
        },
      },
    ],
    bad: [
      {
        files: {
          'rules/a/rule.en.md':
            '---\nid: rule\ntitle: Rule\nsummary: It gives +3.\n---\n\nIt gives :value[half-cover-bonus].',
        },
        code: 'unknown',
      },
    ],
  },
  *check({ entries }) {
    for (const entry of entries.filter(({ locale }) => locale === SOURCE_LOCALE)) {
      const summary = entry.segments.find(({ kind }) => kind === 'summary')
      const [passage] = summary ? segmentPassages(entry, summary) : []
      const figures = passage ? figuresOf(passage.text).filter(({ kind }) => kind !== 'die') : []
      if (!passage || figures.length === 0) continue
      const known = figuresOfBody(entry)
      for (const { value, start, end } of figures) {
        if (!known.has(bare(value))) yield problemIn(passage, { code: 'unknown', start, end })
      }
    }
  },
})
