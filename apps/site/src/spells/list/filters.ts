import { type Spell, type SpellId, type SpellRange, spell } from '@rulestone/compendium'
import {
  ABILITIES,
  AREA_SHAPES,
  CLASSES,
  COIN_VALUES,
  CONDITIONS,
  DAMAGE_TYPES,
  isOneOf,
  SCHOOLS_OF_MAGIC,
  SPELL_COMPONENTS,
  SPELL_LEVELS,
} from '@rulestone/core'
import { FEET_PER_MILE } from '@rulestone/core/measures'
import type { Locale } from '@rulestone/text'
import { getT } from '../../library/i18n.ts'
import { type Filter, filterAttributes, type OfferedFilter, offeredFilters } from '../../lists/filters.ts'
import { castingKind, wordsIn } from '../facts.ts'

/** A casting time that is one act. */
type OneAct = Exclude<ReturnType<typeof castingKind>, 'minutes' | 'hours'>

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[]

/** The bands of range, in feet, that a filter offers. */
const RANGE_BANDS = { near: 30, middle: 60, far: 120, farther: Number.POSITIVE_INFINITY } as const

const BANDS = keysOf(RANGE_BANDS)

/** The feet of a range, with their band; or its name. */
function rangeValues(range: SpellRange): readonly string[] {
  if (typeof range === 'string') return [range]
  const feet = 'feet' in range ? range.feet : range.miles * FEET_PER_MILE
  const band = BANDS.find((name) => feet <= RANGE_BANDS[name])
  return [String(feet), ...(band ? [band] : [])]
}

/** The worth of a spell’s costly Material components in Gold Pieces, and whether one is consumed. */
function costValues({ materials = [] }: Spell): readonly string[] {
  if (materials.length === 0) return ['0', 'free']
  const copper = materials.reduce((sum, { costCopperPieces, pieces = 1 }) => sum + costCopperPieces * pieces, 0)
  return [
    String(Math.ceil(copper / COIN_VALUES['gold-piece'])),
    'costly',
    ...(materials.some(({ consumed }) => consumed) ? ['consumed'] : []),
  ]
}

const WITHOUT = SPELL_COMPONENTS.map((component) => `no-${component}` as const)

/** The filters by name: as operators of the search field, in the URL, and in their order on the page. */
const FILTERS = {
  list: { isFirst: true, find: ({ lists }) => lists, options: CLASSES },
  level: {
    isFirst: true,
    find: ({ level }) => [String(level)],
    options: SPELL_LEVELS.map(String),
    label: (t, level) => (level === '0' ? t('spells.levels.cantrips') : t('spells.levels.level', { level })),
  },
  school: { find: ({ school }) => [school], options: SCHOOLS_OF_MAGIC },
  time: {
    find: ({ castingTimes }) => castingTimes.map(castingKind),
    options: ['action', 'bonus-action', 'reaction', 'minutes', 'hours'],
    label: (t, time) =>
      time === 'minutes' || time === 'hours' ? t(`spells.times.${time}`) : t(`spells.time.${time as OneAct}`),
  },
  range: {
    find: ({ range }) => rangeValues(range),
    options: ['self', 'touch', ...BANDS],
    label: (t, range) =>
      isOneOf(range, BANDS) ? t(`spells.ranges.${range}`) : t(`spells.range.${range as 'self' | 'touch'}`),
  },
  save: { find: ({ effects = [] }) => effects.flatMap(({ ability }) => ability ?? []), options: ABILITIES },
  damage: {
    find: ({ effects = [] }) => effects.flatMap(({ damage = [] }) => damage.flatMap(({ types }) => types)),
    options: DAMAGE_TYPES,
  },
  condition: {
    find: ({ effects = [] }) =>
      effects.flatMap(({ conditions = [], oneOfConditions = [] }) => [...conditions, ...oneOfConditions]),
    options: CONDITIONS,
  },
  area: { find: ({ areas = [] }) => areas.map(({ shape }) => shape), options: AREA_SHAPES },
  components: {
    find: ({ components }) =>
      SPELL_COMPONENTS.map((component) => (components.includes(component) ? component : (`no-${component}` as const))),
    options: [...SPELL_COMPONENTS, ...WITHOUT],
    label: (t, value) => {
      const component = SPELL_COMPONENTS.find((one) => value.endsWith(one)) ?? 'verbal'
      const letter = t(`spells.components.${component}`)
      return t(value === component ? 'spells.with' : 'spells.without', { component: letter })
    },
  },
  cost: {
    find: costValues,
    options: ['free', 'costly', 'consumed'],
    label: (t, cost) => t(`spells.costs.${cost as 'free' | 'costly' | 'consumed'}`),
  },
  mark: {
    find: ({ concentration, ritual }) => [...(concentration ? ['concentration'] : []), ...(ritual ? ['ritual'] : [])],
    options: ['concentration', 'ritual'],
  },
} as const satisfies Readonly<Record<string, Filter<Spell>>>

/** The values of a spell by filter, as attributes of its row: `data-level="3"`. */
export const filterValues = (id: SpellId): Readonly<Record<string, string>> => filterAttributes(FILTERS, spell(id))

/** The filters, with the options that some of the spells have. */
export function filtersOf(locale: Locale, ids: readonly SpellId[]): readonly OfferedFilter[] {
  const t = getT(locale)
  return offeredFilters<keyof typeof FILTERS, Spell>(FILTERS, ids.map(spell), {
    t,
    labelOf: (name) => t(`spells.labels.${name}`),
    termOf: (_, value) => wordsIn(locale).name(value),
  })
}
