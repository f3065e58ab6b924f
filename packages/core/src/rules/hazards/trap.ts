import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireKeyOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { FixedTrap } from '../../tables/hazards/fixed-traps.ts'
import { TRAP_DANGER_FIGURES } from '../../tables/hazards/fixed-traps.ts'
import {
  TRAP_DISARMINGS,
  TRAP_FIGURES,
  TRAP_LEVELS,
  TRAP_STATISTICS,
  type TrapDisarmingRow,
  type TrapLevelRow,
} from '../../tables/hazards/traps.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { type Srd51Trap, TRAP_DANGERS, TRAPS, type Trap, type TrapDanger } from '../../vocabulary/traps.ts'
import { requireRule } from '../basics/require-rule.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** An example trap for characters of a level. */
export interface TrapForLevel {
  readonly trap: Trap | Srd51Trap
  /** of the characters, 1 to 20 */
  readonly level: number
}

/** A trap that SRD 5.2.1 has. */
const trapOfToday = (trap: Srd51Trap): Trap => requireOneOf('trap', trap as Trap, TRAPS)

/** The figures of a trap that is the same at all levels. */
function fixedTrap(trap: Srd51Trap, examples: Readonly<Partial<Record<Srd51Trap, FixedTrap>>>): FixedTrap {
  const row = examples[requireKeyOf('trap', trap, examples)]
  if (row === undefined) throw new RangeError(`trap is ${trap}; it has no figures.`)
  return row
}

/**
 * An example trap, adapted to the level of the characters. Below the lowest levels in its table it is the same as for
 * those levels, and more dangerous than its severity says. In SRD 5.1 it is the same for all levels.
 *
 * @throws RangeError if the edition has no figures for the trap, or the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Gameplay Toolbox, Traps, At Higher Levels (pages 199 to 201)
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 * @example
 * trapAtLevel({ trap: 'poisoned-needle', level: 7 }) // => { from: 5, to: 10, severity: 'nuisance', saveDc: 13, damage: '2d10[poison]', feet: 'none' }
 * trapAtLevel({ trap: 'rolling-stone', level: 3 }).severity // => 'deadly'
 * trapAtLevel({ trap: 'collapsing-roof', level: 1 }, srd51).damage // => '4d10[bludgeoning]'
 */
export function trapAtLevel(
  { trap, level }: TrapForLevel,
  { traps }: RulesOf<'traps'> = srd521Exploration,
): TrapLevelRow {
  requireInteger('level', level, LEVELS)
  const rule = requireRule('traps', traps)
  if (rule.scaled === 'never') {
    const { saveDc, damage, feet } = fixedTrap(trap, rule.examples)
    return { from: LEVELS.minimum, to: LEVELS.maximum, severity: 'none', saveDc, damage, feet }
  }
  const rows = TRAP_LEVELS[trapOfToday(trap)]
  const row = rows.findLast(({ from }) => from <= level) ?? rows[0]
  if (row === undefined) throw new RangeError(`trap is ${trap}; it has no levels.`)
  return row
}

/** A creature that a trap hits. */
export interface TrapHit extends TrapForLevel {
  /** the total of its saving throw; not needed if the trap allows none, or the creature is too large for it */
  readonly saveTotal?: number
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

/** What a trap does at any level. */
function effectsOf(trap: Srd51Trap, { traps }: RulesOf<'traps'>) {
  const rule = requireRule('traps', traps)
  return rule.scaled === 'never'
    ? { ...fixedTrap(trap, rule.examples), automaticSuccessFrom: 'none' as const }
    : { ...TRAP_STATISTICS[trapOfToday(trap)], unavoidableCondition: 'none' as const }
}

/**
 * The effect of an example trap on a creature that it hits. A pit allows no save. A net cannot hold a creature that is
 * Huge or larger; in SRD 5.1 it holds any creature under it, and the save is against falling Prone.
 *
 * @throws RangeError if an id is unknown, the level is not an integer between 1 and 20, the total is not an integer where
 *   a save is rolled, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 * @example
 * trapOutcome({ trap: 'collapsing-roof', level: 1, saveTotal: 13 }) // => { saved: true, damage: 'half', conditions: [] }
 * trapOutcome({ trap: 'poisoned-needle', level: 5, saveTotal: 12 }) // => { saved: false, damage: 'all', conditions: ['poisoned'] }
 * trapOutcome({ trap: 'falling-net', level: 1, saveTotal: 2, size: 'huge' }).saved // => true
 * trapOutcome({ trap: 'falling-net', level: 1, saveTotal: 10 }, srd51).conditions // => ['restrained']
 */
export function trapOutcome(
  { trap, level, saveTotal, size = 'medium' }: TrapHit,
  ruleset: RulesOf<'traps'> = srd521Exploration,
): TrapOutcome {
  const { saveDc, damage } = trapAtLevel({ trap, level }, ruleset)
  requireOneOf('size', size, SIZES)
  if (saveTotal !== undefined) requireInteger('saveTotal', saveTotal, ANY_INTEGER)
  const { onSuccess, condition, unavoidableCondition, automaticSuccessFrom: from } = effectsOf(trap, ruleset)
  const conditions = unavoidableCondition === 'none' ? [] : [unavoidableCondition]
  const tooLarge = from !== 'none' && sizesLarger({ size, than: from }) >= 0
  if (
    saveDc !== 'none' &&
    (tooLarge ||
      succeeds({ total: requireInteger('saveTotal', saveTotal ?? Number.NaN, ANY_INTEGER), targetNumber: saveDc }))
  ) {
    return { saved: true, damage: onSuccess, conditions }
  }
  if (condition !== 'none') conditions.push(condition)
  return { saved: false, damage: damage === '0' ? 'none' : 'all', conditions }
}

/** A way to disarm a trap. */
export interface WayToDisarm {
  readonly trap: Trap | Srd51Trap
  /** one of the ways of `TRAP_DISARMINGS`, or of `FIXED_TRAP_DISARMINGS` in SRD 5.1 */
  readonly by: TrapDisarmingRow['by']
}

/** The row of a way to disarm a trap, in an edition. */
function disarmingRow({ trap, by }: WayToDisarm, { traps }: RulesOf<'traps'>): TrapDisarmingRow {
  const rule = requireRule('traps', traps)
  requireOneOf('trap', trap, rule.list)
  const ways: readonly TrapDisarmingRow[] = rule.scaled === 'never' ? rule.disarmings : TRAP_DISARMINGS
  const row = ways.find((way) => way.trap === trap && way.by === by)
  if (row === undefined) throw new RangeError(`by is ${by}; a ${trap} cannot be disarmed like this.`)
  return row
}

/** The check that a way to disarm a trap takes. */
export interface DisarmingCheck {
  /** `none` if the way takes no check */
  readonly dc: number | 'none'
  /** what the way gives to the check */
  readonly circumstances: readonly RollCircumstance[]
}

/**
 * The check that a way to disarm a trap takes, before it is rolled: its DC, and what gives it Disadvantage. In SRD 5.1 a
 * trip wire that is cut without Thieves' Tools does.
 *
 * @throws RangeError if the trap cannot be disarmed in this way, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, Detect and Disarm (pages 199 to 201)
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 * @example
 * disarmingCheck({ trap: 'falling-net', by: 'cut-or-avoid' }) // => { dc: 'none', circumstances: [] }
 * disarmingCheck({ trap: 'falling-net', by: 'thieves-tools' }, srd51) // => { dc: 15, circumstances: [] }
 * disarmingCheck({ trap: 'falling-net', by: 'cut-or-avoid' }, srd51).circumstances // => [{ rule: 'srd51-sample-traps', gives: 'disadvantage' }]
 */
export function disarmingCheck(way: WayToDisarm, ruleset: RulesOf<'traps'> = srd521Exploration): DisarmingCheck {
  const { dc, circumstance } = disarmingRow(way, ruleset)
  return { dc, circumstances: circumstance === undefined ? [] : [circumstance] }
}

/** An attempt to disarm a trap. */
export interface Disarming extends WayToDisarm {
  /** the total of the check that `disarmingCheck` names; not needed if there is none */
  readonly total?: number
}

/**
 * The result of an attempt to disarm a trap, once its part has been found. Most attempts need no check; in SRD 5.1 cutting
 * a trip wire does. A failed check triggers the trap, or leaves it unchanged where no rule says that it does.
 *
 * @throws RangeError if the trap cannot be disarmed in this way, the total is not an integer where a check is needed, or
 *   the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, Detect and Disarm (pages 199 to 201)
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 * @example
 * disarmTrap({ trap: 'poisoned-needle', by: 'sleight-of-hand', total: 14 }) // => 'triggered'
 * disarmTrap({ trap: 'falling-net', by: 'cut-or-avoid', total: 1 }) // => 'disarmed'
 * disarmTrap({ trap: 'falling-net', by: 'cut-or-avoid', total: 14 }, srd51) // => 'triggered'
 * disarmTrap({ trap: 'poisoned-needle', by: 'thieves-tools', total: 14 }, srd51) // => 'unchanged'
 */
export function disarmTrap(
  { total, ...way }: Disarming,
  ruleset: RulesOf<'traps'> = srd521Exploration,
): 'disarmed' | 'triggered' | 'unchanged' {
  if (total !== undefined) requireInteger('total', total, ANY_INTEGER)
  const { dc, onFailure = 'triggered' } = disarmingRow(way, ruleset)
  if (dc === 'none') return 'disarmed'
  return succeeds({ total: requireInteger('total', total ?? Number.NaN, ANY_INTEGER), targetNumber: dc })
    ? 'disarmed'
    : onFailure
}

/** An attempt to slow a rolling stone. */
export interface SlowedStone {
  /** how far it moved before, from 0 to 60 */
  readonly feet: number
  /** the total of the Strength (Athletics) check */
  readonly total: number
}

/**
 * How far, in feet, a rolling stone moves on its turn after an attempt to slow it; at 0 it stops for good. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if the feet are not an integer between 0 and 60, or the total is not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Rolling Stone (page 201)
 * @example
 * slowRollingStone({ feet: 60, total: 20 }) // => 45
 * slowRollingStone({ feet: 60, total: 19 }) // => 60
 */
export function slowRollingStone({ feet, total }: SlowedStone): number {
  requireInteger('total', total, ANY_INTEGER)
  requireInteger('feet', feet, { minimum: 0, maximum: TRAP_FIGURES.rollingStone.feetPerTurn })
  const { slowing } = TRAP_FIGURES.rollingStone
  return succeeds({ total, targetNumber: slowing.dc }) ? Math.max(0, feet - slowing.feet) : feet
}

/** A trap to design for characters of a level. */
export interface TrapToDesign {
  readonly danger: TrapDanger
  /** of the characters, 1 to 20 */
  readonly level: number
}

/** The figures that SRD 5.1 suggests for a trap. */
export interface TrapSuggestion {
  readonly saveDc: { readonly from: number; readonly to: number }
  readonly attackBonus: { readonly from: number; readonly to: number }
  /** in dice notation */
  readonly damage: string
}

/**
 * The save DC, attack bonus and damage for a trap of a danger. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if the danger is unknown, or the level is not an integer between 1 and 20
 * @source SRD 5.1, Traps, Trap Effects (page 196)
 * @example
 * trapSuggestion({ danger: 'dangerous', level: 5 }) // => { saveDc: { from: 12, to: 15 }, attackBonus: { from: 6, to: 8 }, damage: '4d10' }
 */
export function trapSuggestion({ danger, level }: TrapToDesign): TrapSuggestion {
  const { saveDc, attackBonus, damage } = TRAP_DANGER_FIGURES[requireOneOf('danger', danger, TRAP_DANGERS)]
  requireInteger('level', level, LEVELS)
  return { saveDc, attackBonus, damage: damage.findLast(({ fromLevel }) => fromLevel <= level)?.dice ?? '0' }
}
