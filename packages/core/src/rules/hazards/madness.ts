import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { MADNESS_EFFECTS, type MadnessRow } from '../../tables/hazards/madness.ts'
import { MADNESS_KINDS, type MadnessKind } from '../../vocabulary/hazards.ts'

/** A madness that is determined by a roll. */
export interface RolledMadness {
  readonly kind: MadnessKind
  /** on a d100: 1 to 100 */
  readonly rolled: number
}

/**
 * The effect of a madness by the number on a d100. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if the kind is unknown, or a d100 cannot show the number
 * @source SRD 5.1, Madness, Madness Effects (pages 201 and 202)
 * @example
 * madnessEffect({ kind: 'short-term', rolled: 20 }).conditions // => ['paralyzed']
 * madnessEffect({ kind: 'long-term', rolled: 100 }).effect // => 'unconscious-and-unwakable'
 */
export function madnessEffect({ kind, rolled }: RolledMadness): MadnessRow {
  const rows: readonly MadnessRow[] = MADNESS_EFFECTS[requireOneOf('kind', kind, MADNESS_KINDS)]
  requireInteger('rolled', rolled, { minimum: 1, maximum: 100 })
  return rows.find(({ to }) => rolled <= to) as MadnessRow
}
