import { EDITIONS } from '@rulestone/core'
import { DIFFERENCES } from './differences.ts'
import { editionOf, isOlder, OLDER_EDITIONS, type OlderEdition, withoutPrefix } from './edition-of.ts'
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
  /** How early an older rule names a current one among its counterparts: the closer it is, the earlier. */
  const rank = (older: string, id: string): number => {
    const at = isOlder(older) ? (rules.get(older)?.source.counterparts.indexOf(id) ?? 0) : 0
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return new Map(
    Array.from(found, ([id, others]) => [
      id,
      Array.from(others).sort((a, b) => age(a) - age(b) || rank(a, id) - rank(b, id) || place(a) - place(b)),
    ]),
  )
})

/** The ids of the counterparts of a rule in other editions; either rule may name the other. */
export const counterpartsOf = (rules: Rules, { id }: Rule): readonly string[] => counterpartsById(rules).get(id) ?? []

/** The older rules and headings that replace a current rule or heading, by edition. */
type Replacements = Readonly<Partial<Record<OlderEdition, string>>>

/** The only counterpart in the edition of another rule, if each names no other one. */
function onlyCounterpart(rules: Rules, rule: Rule): string | undefined {
  const [only, ...others] = rule.source.counterparts
  const current = rules.get(only ?? '')
  if (!current || others.length > 0) return undefined
  const back = counterpartsOf(rules, current).filter((id) => editionOf(id) === editionOf(rule.id))
  return back.length === 1 ? only : undefined
}

/**
 * What readers of an older edition see in place of a current rule or heading, by its id: the rule or heading of the same
 * name, or the only counterpart. Other counterparts only say more about it.
 */
export const replacementsOf = onceEach((rules: Rules): ReadonlyMap<string, Replacements> => {
  const found = new Map<string, Replacements>()
  const isKnown = (id: string): boolean => rules.has(id) || ruleOfHeading(rules).has(id)
  const older = Array.from(rules.values()).filter(({ id }) => isOlder(id))
  const pairs = [
    ...older.flatMap((rule) => {
      const only = onlyCounterpart(rules, rule)
      return only === undefined ? [] : [[only, rule.id] as const]
    }),
    ...older.flatMap((rule) => ownIds(rule).map((id) => [withoutPrefix(id), id] as const)),
  ]
  for (const [id, by] of pairs) {
    const edition = OLDER_EDITIONS.find((one) => one === editionOf(by))
    if (edition && isKnown(id) && !isOlder(id)) found.set(id, { ...found.get(id), [edition]: by })
  }
  return found
})

/** The place of a rule or heading: `rule`, or `rule#heading`. */
const placeOf = (rules: Rules, id: string): string => {
  const rule = ruleOfHeading(rules).get(id)
  return rules.has(id) || !rule ? id : `${rule.id}#${id}`
}

/** The path of a place, from the page of a rule. */
const pathFromRule = (place: string): string => `../${place.replace(/#|$/u, '/$&')}`

/** What replaces the current rules and headings, by edition and id: `rule`, or `rule#heading`. */
export const replacementsByEdition = (rules: Rules): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    OLDER_EDITIONS.map((edition) => [
      edition,
      Object.fromEntries(
        Array.from(replacementsOf(rules)).flatMap(([id, { [edition]: by }]) =>
          by === undefined ? [] : [[id, placeOf(rules, by)]],
        ),
      ),
    ]),
  )

/**
 * What replaces a current rule, and its headings, in each older edition, for the script that opens it (`theme-first.js`):
 * paths by `srd-5.1` and `srd-5.1#heading`, as a query; undefined if nothing does.
 */
export function replacementsText(rules: Rules, rule: Rule): string | undefined {
  const paths = ownIds(rule).flatMap((id) =>
    Object.entries(replacementsOf(rules).get(id) ?? {}).map(([edition, by]) => [
      id === rule.id ? edition : `${edition}#${id}`,
      pathFromRule(placeOf(rules, by)),
    ]),
  )
  return isOlder(rule.id) || paths.length === 0 ? undefined : new URLSearchParams(paths).toString()
}
