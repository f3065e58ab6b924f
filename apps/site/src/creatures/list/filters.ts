import { type Creature, type CreatureId, creature, creatureTotals, partsOf } from '@rulestone/compendium'
import {
  ABILITIES,
  CHALLENGE_RATINGS,
  CONDITIONS,
  CREATURE_TYPES,
  DAMAGE_TYPES,
  SENSES,
  SIZES,
  SPEEDS,
} from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import { getT } from '../../library/i18n.ts'
import { type Filter, filterAttributes, type OfferedFilter, offeredFilters } from '../../lists/filters.ts'
import { termIn } from '../facts.ts'

/** What is found in a creature: its figures, and its Hit Points, which follow from its Hit Dice. */
interface Facts extends Creature {
  readonly hitPoints: number
}

const factsOf = (id: CreatureId): Facts => ({ ...creature(id), hitPoints: creatureTotals(id).hitPoints })

const conditionsOf = (facts: Creature): readonly string[] =>
  partsOf(facts).flatMap(({ attack, save }) =>
    [attack?.hit, save?.failure, save?.secondFailure].flatMap((outcome) =>
      (outcome?.riders ?? []).flatMap(({ conditions = [] }) => conditions.map(({ condition }) => condition)),
    ),
  )

const damageOf = (facts: Creature): readonly string[] =>
  partsOf(facts).flatMap(({ attack, save }) =>
    [attack?.hit, save?.failure].flatMap((outcome) => (outcome?.damage ?? []).flatMap(({ types }) => types)),
  )

const SPECIAL_SPEEDS = SPEEDS.filter((speed) => speed !== 'speed')

/** The short name of a special speed, as typed in the search field: `fly`. */
const short = (speed: string): string => speed.replace('-speed', '')

/** The filters by name: as operators of the search field, in the URL, and in their order on the page. */
const FILTERS = {
  cr: {
    isFirst: true,
    find: ({ challengeRating }) => [challengeRating],
    options: CHALLENGE_RATINGS,
    label: (_, rating) => rating,
  },
  type: { isFirst: true, find: ({ type, tags = [] }) => [type, ...tags], options: CREATURE_TYPES },
  size: { find: ({ sizes }) => sizes, options: SIZES },
  speed: { find: ({ speeds }) => Object.keys(speeds).map(short), options: SPECIAL_SPEEDS.map(short) },
  sense: { find: ({ senses = {} }) => Object.keys(senses), options: SENSES },
  damage: { find: damageOf, options: DAMAGE_TYPES },
  condition: { find: conditionsOf, options: CONDITIONS },
  save: {
    find: (facts) => partsOf(facts).flatMap(({ save }) => save?.ability ?? []),
    options: ABILITIES,
  },
  resist: { find: ({ resistances = [] }) => resistances, options: DAMAGE_TYPES },
  immune: {
    find: ({ immunities = [], conditionImmunities = [] }) => [...immunities, ...conditionImmunities],
    options: [...DAMAGE_TYPES, ...CONDITIONS],
  },
  vulnerable: { find: ({ vulnerabilities = [] }) => vulnerabilities, options: DAMAGE_TYPES },
  ac: { find: ({ armorClass }) => [String(armorClass)], options: [] },
  hp: { find: ({ hitPoints }) => [String(hitPoints)], options: [] },
} as const satisfies Readonly<Record<string, Filter<Facts>>>

/** The name of a filter. */
type FilterName = keyof typeof FILTERS

/** The names of all filters: the operators of the search field. */
export const filterNames: readonly string[] = Object.keys(FILTERS)

/** The values of a creature by filter, as attributes of its row: `data-cr="1/4"`. */
export const filterValues = (id: CreatureId): Readonly<Record<string, string>> => filterAttributes(FILTERS, factsOf(id))

/** The terms of creature types that share their id with a language. */
const TYPE_TERMS: Readonly<Record<string, string>> = { celestial: 'celestial-type', giant: 'giant-type' }

/** The term that names a value of a filter. */
function termOf(name: FilterName, value: string): string {
  if (name === 'speed') return `${value}-speed`
  return name === 'type' ? (TYPE_TERMS[value] ?? value) : value
}

/** The filters that the page offers, with the options that some of the creatures have. */
export function filtersOf(locale: Locale, ids: readonly CreatureId[]): readonly OfferedFilter[] {
  const t = getT(locale)
  return offeredFilters<FilterName, Facts>(FILTERS, ids.map(factsOf), {
    t,
    labelOf: (name) => t(`creatures.filters.${name}`),
    termOf: (name, value) => termIn(locale)(termOf(name, value)),
  })
}
