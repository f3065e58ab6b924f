import {
  ACTIONS,
  type FightEventKind,
  NEXT_2012_CITATIONS,
  next2012,
  PLAYTEST_ACTIONS,
  type RuleId,
  type Ruleset,
  srd521,
} from '@rulestone/core'
import { isOlder } from '../library/edition-of.ts'

/** The editions for fights. */
export const EDITIONS = ['srd-5.2.1', 'next-2012'] as const

/** The id of an edition. */
export type Edition = (typeof EDITIONS)[number]

const RULESETS: Readonly<Record<Edition, Ruleset>> = { 'srd-5.2.1': srd521, 'next-2012': next2012 }

/** The rules of an edition. */
export const rulesetOf = (edition: Edition): Ruleset => RULESETS[edition]

/** Whether it is the id of an edition. */
export const isEdition = (id: unknown): id is Edition => EDITIONS.some((edition) => edition === id)

/** The part of the ruleset that enables a kind of event that not every edition has. */
const REQUIREMENTS: Partial<Readonly<Record<FightEventKind, (ruleset: Ruleset) => boolean>>> = {
  concentrate: ({ concentration }) => concentration !== 'none',
  'end-concentration': ({ concentration }) => concentration !== 'none',
  'gain-temporary-hit-points': ({ temporaryHitPoints }) => temporaryHitPoints,
  grapple: ({ unarmedStrike }) => unarmedStrike !== 'none',
  shove: ({ unarmedStrike }) => unarmedStrike !== 'none',
  escape: ({ unarmedStrike }) => unarmedStrike !== 'none',
  release: ({ unarmedStrike }) => unarmedStrike !== 'none',
  mount: ({ mountedCombat }) => mountedCombat !== 'none',
  dismount: ({ mountedCombat }) => mountedCombat !== 'none',
  stabilize: ({ dying }) => dying.failure === 'counted',
  'two-weapon-attack': ({ actions }) => actions.bonusActions,
}

const ACTS: readonly string[] = [...ACTIONS, ...PLAYTEST_ACTIONS]

/** Whether an edition has a kind of event at all. */
export const hasEventKind = (ruleset: Ruleset, kind: FightEventKind): boolean =>
  ACTS.includes(kind)
    ? ruleset.actions.list.some(({ action }) => action === kind)
    : (REQUIREMENTS[kind]?.(ruleset) ?? true)

/** The playtest rules for the rules that core cites in a fight. */
export const PLAYTEST_RULES: Partial<Readonly<Record<RuleId, RuleId>>> = {
  ...NEXT_2012_CITATIONS,
  'roll-two-d20s': 'next-overview',
  'they-dont-stack': 'next-overview',
  'next-coup-de-grace': 'next-coup-de-grace',
  'next-improvise': 'next-improvise',
  'next-spell-disruption': 'next-spell-disruption',
  'next-stealth': 'next-stealth',
  'next-time': 'next-time',
}

/** Playtest rules that are more specific for some kinds of events than the rule that core cites. */
export const PLAYTEST_EVENT_RULES: Partial<Readonly<Record<FightEventKind, RuleId>>> = {
  'coup-de-grace': 'next-coup-de-grace',
  improvise: 'next-improvise',
  'pass-time': 'next-time',
}

/**
 * The links of the rules in an edition, by the ids that core cites. A link to another rule has the id of that rule.
 *
 * @param all the links of all rules and headings, of both editions
 */
export function linksIn<Link extends object>(
  edition: Edition,
  all: ReadonlyMap<string, Link>,
): Readonly<Record<string, Link & { readonly id?: string }>> {
  const places: readonly (readonly [cited: string, there: string])[] =
    edition === 'srd-5.2.1'
      ? Array.from(all.keys(), (id) => [id, id] as const).filter(([id]) => !isOlder(id))
      : Object.entries(PLAYTEST_RULES)
  return Object.fromEntries(
    places.flatMap(([cited, there]) => {
      const link = all.get(there)
      return link === undefined ? [] : [[cited, there === cited ? link : { ...link, id: there }]]
    }),
  )
}
