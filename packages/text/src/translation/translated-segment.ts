import type { SourceEntry } from '../corpus/index.ts'
import type { Unit } from '../markdown/index.ts'
import type { UnitChange } from './compare-hashes.ts'

/** What of an entry is looked at. */
type Units = Pick<SourceEntry, 'units'>

/** Finds the unit of a translation that a change of the English concerns. */
export type TranslatedUnit = (change: UnitChange) => Unit | undefined

/** For each unit of the English the unit of the translation with its key, or that of the last one before it. */
function nearestUnits(english: readonly Unit[], translated: readonly Unit[]): (Unit | undefined)[] {
  const byKey = new Map(translated.map((unit) => [unit.key, unit]))
  let nearest = translated[0]
  return english.map(({ key }) => {
    nearest = byKey.get(key) ?? nearest
    return nearest
  })
}

/**
 * Tells which unit of a translation a change of the English concerns. While the translation is still built as the
 * English was when it was confirmed, that is the unit at the same place; once it is built as the English is today, the
 * unit with the same key. Where something was added it is the unit before which that is missing, or the last.
 *
 * @param confirmedUnits - how many units the English had when it was confirmed
 */
export function translatedUnits(
  { english, translated }: { readonly english: Units; readonly translated: Units },
  confirmedUnits: number,
): TranslatedUnit {
  const { units } = translated
  const isBuiltAlike =
    units.length === english.units.length && units.every(({ key }, index) => key === english.units[index]?.key)
  if (isBuiltAlike) return ({ newIndex }) => units[newIndex] ?? units.at(-1)
  if (units.length === confirmedUnits) return ({ oldIndex }) => units[oldIndex] ?? units.at(-1)
  const near = nearestUnits(english.units, units)
  return ({ change, newIndex }) => near[change === 'removed' ? newIndex - 1 : newIndex] ?? units[0]
}
