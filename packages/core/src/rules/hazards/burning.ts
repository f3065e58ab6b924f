import { requireInteger } from '../../bounds.ts'
import { maximum } from '../../dice/distribution.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import { tableOdds } from '../basics/table-odds.ts'
import { type DamageChange, type DamageModifiers, damageTaken } from '../damage-and-healing/damage.ts'

/** The fire that burns a creature or an object for a turn. */
export interface Burn {
  /** the roll of `HAZARD_FIGURES.burning.damage` */
  readonly rolled: number
  /** its Resistance to Fire damage and the like; none by default */
  readonly modifiers?: DamageModifiers
}

/**
 * The Fire damage that a burning creature or object takes at the start of each of its turns. A rule of 5.2.1
 * alone.
 *
 * @throws RangeError if that die can’t show the roll
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 * @example
 * burnForTurn({ rolled: 3 }).value // => 3
 * burnForTurn({ rolled: 3, modifiers: { resistance: true } }).value // => 1
 */
export function burnForTurn({ rolled, modifiers = {} }: Burn): WithSteps<number, DamageChange> {
  const dealt = tableOdds(HAZARD_FIGURES.burning.damage)
  requireInteger('rolled', rolled, { minimum: dealt.minimum, maximum: maximum(dealt) })
  return damageTaken({ dealt: rolled, ...modifiers })
}

/**
 * What puts out the fire on a creature or an object.
 *
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 */
export const EXTINGUISHERS = ['rolling-on-the-ground', 'doused', 'submerged', 'suffocated'] as const

/** The id of what puts out a fire. */
export type Extinguisher = (typeof EXTINGUISHERS)[number]

/** Whether a value is the id of something that puts out a fire. */
export const isExtinguisher = (value: unknown): value is Extinguisher => isOneOf(value, EXTINGUISHERS)

/** What putting out a fire takes. */
export interface Extinguishing {
  /** whether it takes the action of the burning creature */
  readonly action: boolean
  /** the condition that the creature gives itself */
  readonly condition: Condition | 'none'
}

/**
 * What putting out the fire on oneself takes: an action, and the Prone condition, for rolling on the ground; nothing if
 * somebody or something douses, submerges or suffocates the fire. A rule of 5.2.1 alone.
 *
 * @throws RangeError if what puts it out is unknown
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 * @example
 * extinguishing('rolling-on-the-ground') // => { action: true, condition: 'prone' }
 * extinguishing('doused') // => { action: false, condition: 'none' }
 */
export const extinguishing = (by: Extinguisher): Extinguishing =>
  requireOneOf('by', by, EXTINGUISHERS) === 'rolling-on-the-ground'
    ? { action: true, condition: 'prone' }
    : { action: false, condition: 'none' }
