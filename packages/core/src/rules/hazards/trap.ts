import { requireInteger } from '../../bounds.ts'
import {
  TRAP_DISARMINGS,
  TRAP_FIGURES,
  TRAP_LEVELS,
  TRAP_STATISTICS,
  type TrapLevelRow,
} from '../../tables/hazards/traps.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import type { Trap } from '../../vocabulary/traps.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/**
 * An example trap, adapted to the level of the characters. Below the lowest levels in its table it is the same as for
 * those levels, and more dangerous than its severity says.
 *
 * @param level of the characters, 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Traps, At Higher Levels (pages 199 to 201)
 * @example
 * trapAtLevel('poisoned-needle', 7) // => { from: 5, to: 10, severity: 'nuisance', saveDc: 13, damage: '2d10[poison]', feet: 'none' }
 * trapAtLevel('rolling-stone', 3).severity // => 'deadly'
 */
export function trapAtLevel(trap: Trap, level: number): TrapLevelRow {
  requireInteger('level', level, LEVELS)
  const rows = TRAP_LEVELS[trap]
  const row = rows.findLast(({ from }) => from <= level) ?? rows[0]
  if (row === undefined) throw new RangeError(`trap is ${trap}; it has no levels.`)
  return row
}

/** A creature that a trap hits. */
export interface TrapVictim {
  /** of its saving throw; not used if the trap allows none */
  readonly saveTotal: number
  /** by default, small enough for the trap */
  readonly size?: Size
}

/** The effect of a trap on a creature. */
export interface TrapOutcome {
  readonly saved: boolean
  /** how much of the damage it takes; `none` also if the trap deals none */
  readonly damage: 'none' | 'half' | 'all'
  readonly conditions: readonly Condition[]
}

/**
 * The effect of an example trap on a creature that it hits: a pit allows no save, and a net cannot hold a creature that
 * is Huge or larger.
 *
 * @param level of the characters that the trap is made for, 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 * @example
 * trapOutcome('collapsing-roof', 1, { saveTotal: 13 }) // => { saved: true, damage: 'half', conditions: [] }
 * trapOutcome('poisoned-needle', 5, { saveTotal: 12 }) // => { saved: false, damage: 'all', conditions: ['poisoned'] }
 * trapOutcome('falling-net', 1, { saveTotal: 2, size: 'huge' }).saved // => true
 */
export function trapOutcome(trap: Trap, level: number, { saveTotal, size = 'medium' }: TrapVictim): TrapOutcome {
  const { saveDc, damage } = trapAtLevel(trap, level)
  const { onSuccess, condition, automaticSuccessFrom: from } = TRAP_STATISTICS[trap]
  const tooLarge = from !== 'none' && sizesLarger(size, from) >= 0
  if (saveDc !== 'none' && (tooLarge || succeeds(saveTotal, saveDc))) {
    return { saved: true, damage: onSuccess, conditions: [] }
  }
  return { saved: false, damage: damage === '0' ? 'none' : 'all', conditions: condition === 'none' ? [] : [condition] }
}

/**
 * The result of an attempt to disarm a trap by hand, once its part has been found. Most attempts need no check.
 *
 * @param by one of the ways of `TRAP_DISARMINGS`
 * @param total of the Dexterity (Sleight of Hand) check, if one is needed
 * @throws RangeError if the trap cannot be disarmed in this way
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, Detect and Disarm (pages 199 to 201)
 * @example
 * disarmTrap('poisoned-needle', 'sleight-of-hand', 14) // => 'triggered'
 * disarmTrap('falling-net', 'cut-or-avoid', 1) // => 'disarmed'
 */
export function disarmTrap(
  trap: Trap,
  by: (typeof TRAP_DISARMINGS)[number]['by'],
  total: number,
): 'disarmed' | 'triggered' {
  const row = TRAP_DISARMINGS.find((way) => way.trap === trap && way.by === by)
  if (row === undefined) throw new RangeError(`by is ${by}; a ${trap} cannot be disarmed like this.`)
  return row.dc === 'none' || succeeds(total, row.dc) ? 'disarmed' : 'triggered'
}

/**
 * How far a rolling stone moves on its turn after an attempt to slow it; at 0 it stops for good.
 *
 * @param feet that it moved before, from 0
 * @param total of the Strength (Athletics) check
 * @throws RangeError if the feet are negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Rolling Stone (page 201)
 * @example
 * slowRollingStone(60, 20) // => 45
 * slowRollingStone(60, 19) // => 60
 */
export function slowRollingStone(feet: number, total: number): number {
  requireInteger('feet', feet, { minimum: 0, maximum: TRAP_FIGURES.rollingStone.feetPerTurn })
  const { slowing } = TRAP_FIGURES.rollingStone
  return succeeds(total, slowing.dc) ? Math.max(0, feet - slowing.feet) : feet
}
