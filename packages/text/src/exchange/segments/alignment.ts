import type { Corpus, SourceEntry } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { Unit } from '../../markdown/index.ts'
import { type Staleness, stalenessIn } from '../../translation/index.ts'

/** How far a unit has come: `draft` is translated and not confirmed, `stale` was confirmed against other English. */
export type UnitState = 'missing' | 'stale' | 'draft' | 'confirmed'

/** A unit of the English beside that of a translation. */
export interface Aligned {
  readonly english: Unit
  readonly state: UnitState
  /** absent where the translation has none */
  readonly translated?: Unit
  /** where it stood among the units that were confirmed */
  readonly confirmedIndex?: number
  /** whether it says something else than when it was confirmed */
  readonly isChanged: boolean
}

/** How a translation lies beside the English. */
export interface Alignment {
  /** for each unit of the English */
  readonly units: readonly Aligned[]
  /**
   * `same`: unit by unit; `known`: the English was built anew since, and the record says how; `unknown`: nobody can
   * say which unit belongs to which.
   */
  readonly build: 'same' | 'known' | 'unknown'
}

/** For each unit of the English, the place it had when it was confirmed, and whether it still says the same. */
function confirmedPlaces({ changes = [] }: Staleness, unitsNow: number): Map<number, { at: number; same: boolean }> {
  const places = new Map<number, { at: number; same: boolean }>()
  let [old, now] = [0, 0]
  for (const { change, oldIndex, newIndex } of changes) {
    for (; now < newIndex; now += 1, old += 1) places.set(now, { at: old, same: true })
    if (change === 'changed') places.set(newIndex, { at: oldIndex, same: false })
    old = change === 'added' ? oldIndex : oldIndex + 1
    now = change === 'removed' ? newIndex : newIndex + 1
  }
  for (; now < unitsNow; now += 1, old += 1) places.set(now, { at: old, same: true })
  return places
}

const keysOf = ({ units }: SourceEntry): string => units.map(({ key }) => key).join('\n')

/** Finds the unit of a translation that belongs to a unit of the English. */
function finder(
  english: SourceEntry,
  translated: SourceEntry,
  places: ReadonlyMap<number, { at: number }>,
  confirmedUnits: number | undefined,
): { readonly build: Alignment['build']; find(index: number): Unit | undefined } {
  const { units } = translated
  if (keysOf(english) === keysOf(translated)) return { build: 'same', find: (index) => units[index] }
  if (units.length === confirmedUnits) {
    return { build: 'known', find: (index) => units[places.get(index)?.at ?? units.length] }
  }
  const byKey = new Map(units.map((unit) => [unit.key, unit]))
  return {
    build: 'unknown',
    find(index) {
      const unit = english.units[index]
      const found = unit && byKey.get(unit.key)
      return found?.kind === unit?.kind ? found : undefined
    },
  }
}

/** Lays the units of a translation beside those of the English, and says how far each has come. */
export function align(english: SourceEntry, locale: Locale, corpus: Corpus): Alignment {
  const translated = locale === SOURCE_LOCALE ? undefined : corpus.groups.get(english.id)?.[locale]
  if (!translated)
    return {
      build: 'same',
      units: english.units.map((unit) => ({ english: unit, state: 'missing', isChanged: false })),
    }
  const { frontMatter } = translated
  const record = frontMatter?.sort === 'translated' ? frontMatter.translation : undefined
  const staleness: Staleness = stalenessIn(corpus).get(translated) ?? { state: 'unconfirmed', changes: [] }
  const isKnown = staleness.state === 'current' || (staleness.state === 'stale' && staleness.changes !== undefined)
  const places = isKnown ? confirmedPlaces(staleness, english.units.length) : new Map<number, never>()
  const confirmed = isKnown ? corpus.confirmed.get(locale)?.records.get(english.id) : undefined
  const { build, find } = finder(english, translated, places, confirmed?.units.length)
  const done = record?.status === 'machine' || (record?.status === 'draft' && staleness.state === 'current')
  const stateOf = (index: number): UnitState => {
    if (staleness.state === 'stale' && !staleness.changes) return 'stale'
    const place = places.get(index)
    if (!place) return 'draft'
    return place.same ? (done ? 'draft' : 'confirmed') : 'stale'
  }
  const units = english.units.map((unit, index): Aligned => {
    const found = find(index)
    const { at, same = true } = places.get(index) ?? {}
    return {
      english: unit,
      state: found ? stateOf(index) : 'missing',
      isChanged: !same,
      ...(found && { translated: found }),
      ...(at !== undefined && { confirmedIndex: at }),
    }
  })
  return { build, units }
}
