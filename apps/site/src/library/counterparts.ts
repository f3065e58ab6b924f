import { EDITIONS } from '@rulestone/core'
import { DIFFERENCES } from './differences.ts'
import { editionOf, isOlder, withoutPrefix } from './edition-of.ts'
import { onceEach } from './once.ts'
import type { Rule } from './rules.ts'

type Rules = ReadonlyMap<string, Rule>

/** The rule that contains each heading, by the id of the heading. */
export const ruleOfHeading = onceEach(
  (rules: Rules): ReadonlyMap<string, Rule> =>
    new Map(Array.from(rules.values()).flatMap((rule) => rule.source.headings.map(({ id }) => [id, rule] as const))),
)

const ownIds = ({ id, source }: Rule): string[] => [id, ...source.headings.map((heading) => heading.id)]

/** The pages of older rules, each with the ids of the current rules and headings that it compares. */
const olderPages = onceEach((rules: Rules): readonly { readonly page: Rule; readonly shown: ReadonlySet<string> }[] =>
  Array.from(rules.values())
    .filter(({ id }) => isOlder(id))
    .map((page) => {
      const its = new Set(ownIds(page))
      const named = DIFFERENCES.filter(({ older }) => its.has(older)).flatMap((difference) => difference.rules)
      const alike = Array.from(its, withoutPrefix)
      return { page, shown: new Set([...page.source.counterparts, ...named, ...alike]) }
    }),
)

/** The pages that compare a rule with another edition, each with the target heading. */
export function besidePages(rules: Rules, rule: Rule): { readonly page: Rule; readonly place?: string }[] {
  if (isOlder(rule.id)) return rule.source.counterparts.length > 0 ? [{ page: rule }] : []
  const here = ownIds(rule)
  return olderPages(rules).flatMap(({ page, shown }) => {
    const place = here.find((id) => shown.has(id))
    return place === undefined ? [] : [{ page, place }]
  })
}

/** The counterparts of each rule in other editions, by id. */
const counterpartsById = onceEach((rules: Rules): ReadonlyMap<string, readonly string[]> => {
  const pairs = Array.from(rules.values()).flatMap((rule) =>
    rule.source.counterparts.flatMap((id): [string, string][] => {
      const other = rules.get(id) ?? ruleOfHeading(rules).get(id)
      if (!other || other.source.ruleset === rule.source.ruleset) return []
      return [
        [rule.id, other.id],
        [other.id, rule.id],
      ]
    }),
  )
  const found = new Map<string, Set<string>>()
  for (const [id, other] of pairs) found.set(id, (found.get(id) ?? new Set()).add(other))
  const order = new Map(Array.from(rules.keys(), (id, index) => [id, index]))
  const place = (id: string): number => order.get(id) ?? 0
  const age = (id: string): number => EDITIONS.indexOf(editionOf(id))
  return new Map(
    Array.from(found, ([id, others]) => [
      id,
      Array.from(others).sort((a, b) => age(a) - age(b) || place(a) - place(b)),
    ]),
  )
})

/** The ids of the counterparts of a rule in other editions; either rule may name the other. */
export const counterpartsOf = (rules: Rules, { id }: Rule): readonly string[] => counterpartsById(rules).get(id) ?? []
