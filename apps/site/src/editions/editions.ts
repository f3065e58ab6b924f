import type { Block, Entry, Locale } from '@rulestone/text'
import type { Element } from 'hast'
import { ruleOfHeading } from '../library/counterparts.ts'
import { DIFFERENCES } from '../library/differences.ts'
import { isOlder, withoutPrefix } from '../library/edition-of.ts'
import { entryIn, type Rule } from '../library/rules.ts'
import { withHeadings } from '../library/trees.ts'

/** A rule, or a part of one under a heading. */
export interface Passage {
  /** the id of the rule or of the heading */
  readonly id: string
  readonly rule: Rule
  readonly entry: Entry
  readonly title: string
  readonly blocks: readonly Block[]
}

type Rules = ReadonlyMap<string, Rule>

/**
 * The blocks of an entry in parts: those before the first heading, under the id of the entry, and those under each
 * heading.
 */
function parts(entry: Entry): { readonly id: string; readonly title: string; readonly blocks: Block[] }[] {
  const headings = new Map(entry.headings.map(({ id, text }) => [id, text]))
  const found: { id: string; title: string; blocks: Block[] }[] = [{ id: entry.id, title: entry.title, blocks: [] }]
  for (const block of entry.blocks) {
    const title = headings.get(block.key)
    if (title !== undefined) found.push({ id: block.key, title, blocks: [] })
    else found.at(-1)?.blocks.push(block)
  }
  return found
}

/** The text of an id in a language: a whole rule, or the part under a heading. */
export function passageOf(locale: Locale, rules: Rules, id: string): Passage | undefined {
  const rule = rules.get(id) ?? ruleOfHeading(rules).get(id)
  if (!rule) return undefined
  const entry = entryIn(rule, locale)
  if (rule.id === id) return { id, rule, entry, title: entry.title, blocks: entry.blocks }
  const part = parts(entry).find((one) => one.id === id)
  return part && { id, rule, entry, title: part.title, blocks: part.blocks }
}

/** The depth of headings inside a passage: below the heading of the passage. */
const HEADING = 'h4'

/** A block of a passage, named by its key: ids are unique on its own page only. */
const passageTree = (rule: Rule, key: string, tree: Element): Element => {
  const { id: _, ...properties } = tree.properties
  return withHeadings({ ...tree, properties: { dataKey: `${rule.id}.${key}`, ...properties } }, () => HEADING)
}

/** The text of a passage without its calculators. */
export const passageTrees = ({ rule, blocks }: Passage): Element[] =>
  blocks.flatMap((block) => (block.kind === 'calculator' ? [] : [passageTree(rule, block.key, block.tree)]))

/** A part of an older text with its current counterpart. */
export interface Row {
  readonly older: Passage
  readonly current: readonly Passage[]
}

/** The current counterparts of a part of an older text: by the list of differences, or by the same name. */
const correspondsTo = (id: string): string[] => [
  ...DIFFERENCES.filter(({ older }) => older === id).flatMap(({ rules }) => rules),
  withoutPrefix(id),
]

/** An older text and the current rules, row by row; parts without a counterpart come last. */
export function besideRows(
  locale: Locale,
  rules: Rules,
  rule: Rule,
): { readonly rows: readonly Row[]; readonly others: readonly Passage[] } {
  const entry = entryIn(rule, locale)
  const taken = new Set<string>()
  const take = (ids: readonly string[]): Passage[] =>
    ids.flatMap((id) => {
      const passage = taken.has(id) || isOlder(id) ? undefined : passageOf(locale, rules, id)
      if (passage) taken.add(id)
      return passage ? [passage] : []
    })
  const [start, ...headed] = parts(entry)
  const rows = headed.map((part): Row => ({ older: { ...part, rule, entry }, current: take(correspondsTo(part.id)) }))
  if (!start) return { rows, others: [] }
  const own = take(correspondsTo(start.id))
  const first = own.length > 0 ? own : take(rule.source.counterparts.filter((id) => !taken.has(id)).slice(0, 1))
  const others = take(rule.source.counterparts).filter((one) => one.id === one.rule.id || !taken.has(one.rule.id))
  return { rows: [{ older: { ...start, rule, entry }, current: first }, ...rows], others }
}
