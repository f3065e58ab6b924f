import { requireInteger } from '../../bounds.ts'
import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import { CONTAGION_FIGURES, CONTAGION_STATISTICS } from '../../tables/hazards/contagions.ts'
import type { Contagion } from '../../vocabulary/contagions.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { Species } from '../../vocabulary/species.ts'
import { maximumExhaustion } from '../conditions/exhaustion.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** A creature exposed to a magical contagion. */
export interface ExposedToContagion {
  readonly type: CreatureType
  readonly species?: Species
}

/**
 * The DC of the Constitution saving throw against a magical contagion, for a creature exposed to its source or to an
 * infected creature: `none` if no save prevents it, `immune` if the creature cannot catch it in this way.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
 * @example
 * contagionSaveDc('cackle-fever', 'spreading', { type: 'humanoid' }) // => 10
 * contagionSaveDc('cackle-fever', 'catching', { type: 'humanoid', species: 'gnome' }) // => 'immune'
 * contagionSaveDc('sight-rot', 'spreading', { type: 'beast' }) // => 'immune'
 */
export function contagionSaveDc(
  contagion: Contagion,
  by: 'catching' | 'spreading',
  { type, species }: ExposedToContagion,
): number | 'none' | 'immune' {
  const row = CONTAGION_STATISTICS[contagion]
  const way = row[by]
  const spared = species !== undefined && row.immuneSpecies.includes(species)
  return way === 'none' || spared || !way.types.includes(type) ? 'immune' : way.saveDc
}

/** How far a creature has come in its fight against a contagion. */
export interface ContagionFight {
  /** the number of successful saves */
  readonly successes: number
  /** the Exhaustion level of the creature */
  readonly exhaustion: number
}

/** The fight after another save. */
export interface ContagionFought extends ContagionFight {
  readonly ended: boolean
}

/**
 * The fight against a magical contagion after another save. Cackle Fever ends after three successes, and with it the
 * Exhaustion level that it gave. Sewer Plague gives or removes an Exhaustion level, and ends when none is left.
 *
 * @param total of the Constitution saving throw
 * @throws RangeError if the successes or the Exhaustion level are negative or not an integer, or no save fights the
 * contagion
 * @source SRD 5.2.1, Gameplay Toolbox, Fighting the Contagion (page 194)
 * @example
 * fightContagion('cackle-fever', { successes: 2, exhaustion: 1 }, 13, srd521.conditions) // => { successes: 3, exhaustion: 0, ended: true }
 * fightContagion('sewer-plague', { successes: 0, exhaustion: 1 }, 10, srd521.conditions) // => { successes: 0, exhaustion: 2, ended: false }
 */
export function fightContagion(
  contagion: Contagion,
  { successes, exhaustion }: ContagionFight,
  total: number,
  rule: ConditionsRule,
): ContagionFought {
  const levels = { minimum: 0, maximum: maximumExhaustion(rule) }
  requireInteger('successes', successes, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  requireInteger('exhaustion', exhaustion, levels)
  const { fighting, exhaustionLevels } = CONTAGION_STATISTICS[contagion]
  if (fighting === 'none') throw new RangeError(`contagion is ${contagion}; no saving throw fights it.`)
  const saved = succeeds(total, fighting.saveDc)
  const within = (level: number): number => Math.min(Math.max(level, levels.minimum), levels.maximum)
  const fought = {
    successes: successes + (saved ? 1 : 0),
    exhaustion: within(exhaustion + (saved ? fighting.onSuccess : fighting.onFailure)),
  }
  if (fighting.ends === 'at-exhaustion-0') return { ...fought, ended: fought.exhaustion === 0 }
  const ended = fought.successes >= fighting.ends
  return { ...fought, exhaustion: ended ? within(exhaustion - exhaustionLevels) : fought.exhaustion, ended }
}

/**
 * For how many hours saves against a contagion have Advantage, after days without anything that would interrupt a Long
 * Rest.
 *
 * @param total of the Constitution saving throw at the end of these days
 * @throws RangeError if the days are negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Rest and Recuperation (page 194)
 * @example
 * recuperate(3, 15) // => 24
 * recuperate(2, 20) // => 0
 */
export function recuperate(days: number, total: number): number {
  requireInteger('days', days, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const { days: needed, saveDc, advantageHours } = CONTAGION_FIGURES.recuperation
  return days >= needed && succeeds(total, saveDc) ? advantageHours : 0
}
