import ruleIds from '@rulestone/testing/rule-ids.json' with { type: 'json' }
import glossary from '../fixtures/glossary-figures.json' with { type: 'json' }
import { type Answer, ask } from './ask.ts'
import { FIGURES } from './figures/index.ts'
import { HOLDS } from './rules/index.ts'
import { WITHOUT_FIGURES } from './rules/without-figures.ts'

/** A figure that the Rules Glossary states, and the one of core. */
export interface FigureRow {
  readonly headword: string
  readonly what: string
  /** as in the glossary; several of the same name follow each other */
  readonly stated: number | string
  readonly answer: Answer | 'none'
}

/** The figures under one name, in the order of the glossary. */
const stated = new Map<
  string,
  { readonly headword: string; readonly what: string; readonly values: (number | string)[] }
>()
for (const { headword, figures } of glossary.entries) {
  for (const { value, what } of figures) {
    const key = `${headword}: ${what}`
    const row = stated.get(key) ?? { headword, what, values: [] }
    row.values.push(value)
    stated.set(key, row)
  }
}

/** Every figure of the Rules Glossary. */
export const FIGURE_ROWS: readonly FigureRow[] = [...stated].map(([key, { headword, what, values }]) => {
  const says = FIGURES[key]
  const [first = 'nothing'] = values
  return {
    headword,
    what,
    stated: values.length === 1 ? first : values.join('; '),
    answer: says === undefined ? 'none' : ask(says),
  }
})

/** A rule, and the exports that hold its numbers and procedures, or why it has neither. */
export interface RuleRow {
  readonly id: string
  readonly title: string
  /** where it is: a chapter, or a page of the Rules Glossary */
  readonly source: string
  readonly by: readonly string[]
  readonly because: string | 'none'
}

const HELD: Readonly<Record<string, readonly string[]>> = HOLDS
const REASONS: Readonly<Record<string, string>> = WITHOUT_FIGURES

/** Every rule: what holds it, and what holds the figures that the glossary states for it. */
export const RULE_ROWS: readonly RuleRow[] = ruleIds.map(({ id, title, kind, source }) => {
  const figures = kind === 'headword' ? FIGURE_ROWS.filter(({ headword }) => headword === title) : []
  const byFigures = figures.flatMap(({ answer }) => (answer === 'none' ? [] : answer.by))
  return { id, title, source, by: [...new Set([...(HELD[id] ?? []), ...byFigures])], because: REASONS[id] ?? 'none' }
})
