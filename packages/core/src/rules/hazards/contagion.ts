import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireKeyOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { CONTAGION_FIGURES, CONTAGION_STATISTICS } from '../../tables/hazards/contagions.ts'
import type { Contagion } from '../../vocabulary/contagions.ts'
import { CREATURE_TYPES, type CreatureType } from '../../vocabulary/creature-types.ts'
import { SPECIES, type Species } from '../../vocabulary/species.ts'
import { maximumExhaustion } from '../conditions/exhaustion.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** The ways in which a creature is exposed to a magical contagion: to its source, or to an infected creature. */
export const CONTAGION_WAYS = ['catching', 'spreading'] as const

/** The id of a way in which a creature is exposed. */
export type ContagionWay = (typeof CONTAGION_WAYS)[number]

/** Whether a value is a way to come into contact with a contagion. */
export const isContagionWay = (value: unknown): value is ContagionWay => isOneOf(value, CONTAGION_WAYS)

/** An exposure to a magical contagion. */
export interface ContagionExposure {
  readonly contagion: Contagion
  readonly by: ContagionWay
  /** the creature that is exposed */
  readonly creature: { readonly type: CreatureType; readonly species?: Species }
}

/**
 * The DC of the Constitution saving throw against a magical contagion, for a creature exposed to its source or to an
 * infected creature: `none` if no save prevents it, `immune` if the creature cannot catch it in this way. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if an id is unknown
 * @source SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
 * @example
 * contagionSaveDc({ contagion: 'cackle-fever', by: 'spreading', creature: { type: 'humanoid' } }) // => 10
 * contagionSaveDc({ contagion: 'cackle-fever', by: 'catching', creature: { type: 'humanoid', species: 'gnome' } }) // => 'immune'
 * contagionSaveDc({ contagion: 'sight-rot', by: 'spreading', creature: { type: 'beast' } }) // => 'immune'
 */
export function contagionSaveDc({ contagion, by, creature }: ContagionExposure): number | 'none' | 'immune' {
  const { type, species } = creature
  requireOneOf('creature.type', type, CREATURE_TYPES)
  if (species !== undefined) requireOneOf('creature.species', species, SPECIES)
  const row = CONTAGION_STATISTICS[requireKeyOf('contagion', contagion, CONTAGION_STATISTICS)]
  const way = row[requireOneOf('by', by, CONTAGION_WAYS)]
  const spared = species !== undefined && row.immuneSpecies.includes(species)
  return way === 'none' || spared || !way.types.includes(type) ? 'immune' : way.saveDc
}

/** How far a creature has come in its fight against a contagion. */
export interface ContagionProgress {
  /** the number of successful saves */
  readonly successes: number
  /** the Exhaustion level of the creature */
  readonly exhaustionLevel: number
}

/** A fight against a contagion, and another save. */
export interface ContagionFight extends ContagionProgress {
  readonly contagion: Contagion
  /** the total of the Constitution saving throw */
  readonly total: number
}

/** The fight after another save. */
export interface ContagionFought extends ContagionProgress {
  readonly ended: boolean
}

/**
 * The fight against a magical contagion after another save. Cackle Fever ends after three successes, and with it the
 * Exhaustion level that it gave. Sewer Plague gives or removes an Exhaustion level, and ends when none is left; in SRD 5.1
 * this save comes at the end of each Long Rest instead of at dawn. For the Cackle Fever of SRD 5.1 see `fightCackleFever`.
 *
 * @throws RangeError if the successes or the Exhaustion level are negative or not an integer, the total is not an
 *   integer, or no save fights the contagion
 * @source SRD 5.2.1, Gameplay Toolbox, Fighting the Contagion (page 194)
 * @example
 * fightContagion({ contagion: 'cackle-fever', successes: 2, exhaustionLevel: 1, total: 13 }) // => { successes: 3, exhaustionLevel: 0, ended: true }
 * fightContagion({ contagion: 'sewer-plague', successes: 0, exhaustionLevel: 1, total: 10 }) // => { successes: 0, exhaustionLevel: 2, ended: false }
 */
export function fightContagion(
  { contagion, successes, exhaustionLevel, total }: ContagionFight,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): ContagionFought {
  const levels = { minimum: 0, maximum: maximumExhaustion(ruleset) }
  requireInteger('successes', successes, FROM_0)
  requireInteger('exhaustionLevel', exhaustionLevel, levels)
  requireInteger('total', total, ANY_INTEGER)
  requireKeyOf('contagion', contagion, CONTAGION_STATISTICS)
  const { fighting, exhaustionLevels } = CONTAGION_STATISTICS[contagion]
  if (fighting === 'none') throw new RangeError(`contagion is ${contagion}; no saving throw fights it.`)
  const saved = succeeds({ total, targetNumber: fighting.saveDc })
  const within = (level: number): number => Math.min(Math.max(level, levels.minimum), levels.maximum)
  const fought = {
    successes: successes + (saved ? 1 : 0),
    exhaustionLevel: within(exhaustionLevel + (saved ? fighting.onSuccess : fighting.onFailure)),
  }
  if (fighting.ends === 'at-exhaustion-0') return { ...fought, ended: fought.exhaustionLevel === 0 }
  const ended = fought.successes >= fighting.ends
  return {
    ...fought,
    exhaustionLevel: ended ? within(exhaustionLevel - exhaustionLevels) : fought.exhaustionLevel,
    ended,
  }
}

/** Days of rest of an infected creature. */
export interface Recuperation {
  /** days without anything that would interrupt a Long Rest */
  readonly days: number
  /** the total of the Constitution saving throw at the end of these days */
  readonly total: number
}

/**
 * For how many hours saves against a contagion have Advantage, after days without anything that would interrupt a Long
 * Rest. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the days are negative or not an integer, or the total is not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Rest and Recuperation (page 194)
 * @example
 * recuperationHours({ days: 3, total: 15 }) // => 24
 * recuperationHours({ days: 2, total: 20 }) // => 0
 */
export function recuperationHours({ days, total }: Recuperation): number {
  requireInteger('days', days, FROM_0)
  requireInteger('total', total, ANY_INTEGER)
  const { days: needed, saveDc, advantageHours } = CONTAGION_FIGURES.recuperation
  return days >= needed && succeeds({ total, targetNumber: saveDc }) ? advantageHours : 0
}
