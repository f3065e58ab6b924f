import {
  ACTIONS,
  CITATIONS,
  type Edition,
  type FightEventKind,
  PLAYTEST_ACTIONS,
  type RuleId,
  type Ruleset,
  SRD_5_1_ACTIONS,
} from '@rulestone/core'
import { isOlder } from '../library/edition-of.ts'

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
  'two-weapon-attack': ({ twoWeaponFighting }) => twoWeaponFighting !== 'none',
}

const ACTS: readonly string[] = [...ACTIONS, ...SRD_5_1_ACTIONS, ...PLAYTEST_ACTIONS]

/** Whether an edition has a kind of event at all. */
export const hasEventKind = (ruleset: Ruleset, kind: FightEventKind): boolean =>
  ACTS.includes(kind)
    ? ruleset.actions.list.some(({ action }) => action === kind)
    : (REQUIREMENTS[kind]?.(ruleset) ?? true)

/** The playtest rules for the rules that core cites in a fight. */
export const PLAYTEST_RULES: Partial<Readonly<Record<RuleId, RuleId>>> = {
  ...CITATIONS['next-2012'],
  'roll-two-d20s': 'next-overview',
  'stat-block': 'next-actions',
  'they-dont-stack': 'next-overview',
  'next-coup-de-grace': 'next-coup-de-grace',
  'next-improvise': 'next-improvise',
  'next-spell-disruption': 'next-spell-disruption',
  'next-stealth': 'next-stealth',
  'next-time': 'next-time',
}

/** Rules of an older edition that are more specific for some kinds of events than the rule that core cites. */
export const EVENT_RULES: Readonly<Record<Edition, Partial<Readonly<Record<FightEventKind, RuleId>>>>> = {
  'srd-5.2.1': {},
  'srd-5.1': {},
  'next-2012': { 'coup-de-grace': 'next-coup-de-grace', improvise: 'next-improvise', 'pass-time': 'next-time' },
}

type Links<Link> = Readonly<Record<string, Link & { readonly id?: string }>>

/** The links of all rules and headings of today, by their ids. */
export const linksToday = <Link extends object>(all: ReadonlyMap<string, Link>): Links<Link> =>
  Object.fromEntries([...all].filter(([id]) => !isOlder(id)))

/**
 * The links that replace those of today in each older edition, by the ids that core cites, each with the id of its rule.
 * The rules of 2014 keep the names of today, since many of them share a page.
 *
 * @param all the links of all rules and headings, of every edition
 */
export function olderLinks<Link extends { readonly title: string }>(
  all: ReadonlyMap<string, Link>,
): Readonly<Record<Exclude<Edition, 'srd-5.2.1'>, Links<Link>>> {
  const replacing = (rules: Partial<Readonly<Record<string, string>>>, named: (cited: string, link: Link) => string) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([cited, there = cited]) => {
        const link = all.get(there)
        return link === undefined ? [] : [[cited, { ...link, title: named(cited, link), id: there }]]
      }),
    )
  return {
    'srd-5.1': replacing(CITATIONS['srd-5.1'], (cited, { title }) => all.get(cited)?.title ?? title),
    'next-2012': replacing(PLAYTEST_RULES, (_, { title }) => title),
  }
}
