import {
  ACTIONS,
  AREA_SHAPES,
  ATTITUDES,
  CONDITIONS,
  FIGURES,
  FURTHER_PLAYTEST_RULES,
  GLOSSARY_PAGES,
  GLOSSARY_RULES,
  HAZARDS,
  HEADING_RULES,
  PLAYTEST_RULES,
  SECTION_RULES,
  srd521,
  TABLES,
} from '@rulestone/core'
import type { Kind } from '@rulestone/text'

/** What core knows of a rule that has no text yet. */
export interface RuleData {
  readonly kind: Kind
  readonly ruleset: string
  /** its place in the source document, as far as it is known */
  readonly source: readonly { readonly heading: string; readonly page: number }[]
  /** ids of tables that belong to it */
  readonly tables: readonly string[]
  /** ids of figures that belong to it */
  readonly figures: readonly string[]
}

/** The rules that have, or will have, an entry of their own. */
export const ENTRY_RULES: readonly string[] = [
  ...GLOSSARY_RULES,
  ...SECTION_RULES,
  ...PLAYTEST_RULES,
  ...FURTHER_PLAYTEST_RULES,
]

/** Whether a rule is a heading inside the entry of another. */
export const isHeadingRule = (id: string): boolean => HEADING_RULES.some((rule) => rule === id)

/** The kinds that the source document tags; every other rule is a `rule`. */
const TAGGED: readonly (readonly [Kind, readonly string[]])[] = [
  ['action', ACTIONS],
  ['condition', CONDITIONS],
  ['hazard', HAZARDS],
  ['area-of-effect', AREA_SHAPES],
  ['attitude', ATTITUDES],
]

/** Whether an id contains all words of another as a sequence: `half-cover-bonus` contains `cover`. */
const holds = (id: string, part: string): boolean => `-${id}-`.includes(`-${part}-`)

/**
 * An id as a title, if nothing better is known.
 *
 * @example
 * titleOf('bright-light') // => 'Bright Light'
 */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

const pages: ReadonlyMap<string, number> = new Map(Object.entries(GLOSSARY_PAGES))

/** What core knows of a rule: its kind, its place in the source, and the tables and figures named after it. */
export function ruleData(id: string): RuleData {
  const page = pages.get(id)
  const isPlaytest = [...PLAYTEST_RULES, ...FURTHER_PLAYTEST_RULES].some((rule) => rule === id)
  return {
    kind: TAGGED.find(([, ids]) => ids.includes(id))?.[0] ?? 'rule',
    ruleset: isPlaytest ? 'next-2012' : srd521.id,
    source: page === undefined ? [] : [{ heading: `Rules Glossary, ${titleOf(id)}`, page }],
    tables: TABLES.filter((table) => holds(table.id, id) || table.source.heading === titleOf(id)).map(
      (table) => table.id,
    ),
    figures: Object.keys(FIGURES).filter((figure) => figure.startsWith('next-') === isPlaytest && holds(figure, id)),
  }
}
