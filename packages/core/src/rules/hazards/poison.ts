import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireKeyOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { POISON_FIGURES, POISON_STATISTICS, type PoisonRow } from '../../tables/hazards/poisons.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import type { Poison } from '../../vocabulary/poisons.ts'
import { requireRule } from '../basics/require-rule.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** How far a saving throw must miss the DC for the worse effects of a poison. */
const FAILING_BADLY_BY = 5

/** A creature that is exposed to a poison. */
export interface Poisoning {
  readonly poison: Poison
  /** the total of the Constitution saving throw */
  readonly total: number
}

/** The effect of a poison on a creature after its first saving throw. */
export interface PoisonOutcome {
  readonly saved: boolean
  /** how much of the damage it takes; `none` also if the poison deals none */
  readonly damage: 'none' | 'half' | 'all'
  readonly conditions: readonly Condition[]
}

/**
 * The figures of a sample poison.
 *
 * @throws RangeError if the poison is unknown, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Poisons (page 197)
 * @source SRD 5.1, Poisons, Sample Poisons (pages 204 and 205)
 * @example
 * poisonStatistics('purple-worm-poison').saveDc // => 21
 * poisonStatistics('purple-worm-poison', srd51).saveDc // => 19
 */
export function poisonStatistics(poison: Poison, { poisons }: RulesOf<'poisons'> = srd521Exploration): PoisonRow {
  requireKeyOf('poison', poison, POISON_STATISTICS)
  return { ...POISON_STATISTICS[poison], ...requireRule('poisons', poisons).changed?.[poison] }
}

/**
 * The effect of a sample poison on a creature after its Constitution saving throw.
 *
 * @throws RangeError if the poison is unknown, the total is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Poisons (page 197)
 * @source SRD 5.1, Poisons, Sample Poisons (pages 204 and 205)
 * @example
 * poisonOutcome({ poison: 'assassins-blood', total: 12 }) // => { saved: true, damage: 'half', conditions: [] }
 * poisonOutcome({ poison: 'spiders-sting', total: 8 }) // => { saved: false, damage: 'none', conditions: ['poisoned', 'unconscious'] }
 */
export function poisonOutcome(
  { poison, total }: Poisoning,
  ruleset: RulesOf<'poisons'> = srd521Exploration,
): PoisonOutcome {
  const row = poisonStatistics(poison, ruleset)
  requireInteger('total', total, ANY_INTEGER)
  if (succeeds({ total, targetNumber: row.saveDc }))
    return { saved: true, damage: row.halfOnSuccess ? 'half' : 'none', conditions: [] }
  const worse = row.saveDc - total >= FAILING_BADLY_BY ? (row.conditionsFailingBy5 ?? []) : []
  return {
    saved: false,
    damage: row.damage === undefined ? 'none' : 'all',
    conditions: [...(row.conditions ?? []), ...worse],
  }
}

/**
 * The result of an attempt to harvest poison from a venomous creature that is dead or Incapacitated: a dose, nothing,
 * or exposure to the poison. SRD 5.1 asks for no check.
 *
 * @param total of the Intelligence (Nature) check with a Poisoner’s Kit
 * @throws RangeError if the total is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Gameplay Toolbox, Harvesting Poison (page 197)
 * @example
 * harvestPoison(20) // => 'dose'
 * harvestPoison(16) // => 'nothing'
 * harvestPoison(15) // => 'exposed'
 * harvestPoison(15, srd51) // => 'dose'
 */
export function harvestPoison(
  total: number,
  { poisons }: RulesOf<'poisons'> = srd521Exploration,
): 'dose' | 'nothing' | 'exposed' {
  const { dc, exposedWhenFailingBy } = POISON_FIGURES.harvesting
  requireInteger('total', total, ANY_INTEGER)
  if (requireRule('poisons', poisons).harvesting === 'nothing') return 'dose'
  if (succeeds({ total, targetNumber: dc })) return 'dose'
  return dc - total >= exposedWhenFailingBy ? 'exposed' : 'nothing'
}
