import { requireInteger } from '../../bounds.ts'
import { maximum } from '../../dice/distribution.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import { tableOdds } from '../basics/table-odds.ts'
import { type DamageChange, type DamageModifiers, damageTaken } from '../damage-and-healing/damage.ts'

/**
 * The Fire damage that a burning creature or object takes at the start of each of its turns.
 *
 * @param rolled the roll of `HAZARD_FIGURES.burning.damage`
 * @param modifiers its Resistance to Fire damage and the like
 * @throws RangeError if that die can’t show the roll
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 * @example
 * burnForTurn(3).damage // => 3
 * burnForTurn(3, { resistance: true }).damage // => 1
 */
export function burnForTurn(
  rolled: number,
  modifiers: DamageModifiers = {},
): { readonly damage: number; readonly steps: readonly DamageChange[] } {
  const dealt = tableOdds(HAZARD_FIGURES.burning.damage)
  requireInteger('rolled', rolled, { minimum: dealt.minimum, maximum: maximum(dealt) })
  const { value: damage, steps } = damageTaken({ dealt: rolled, ...modifiers })
  return { damage, steps }
}

/** What puts out the fire on a creature or an object. */
export type Extinguisher = 'rolling-on-the-ground' | 'doused' | 'submerged' | 'suffocated'

/** What putting out a fire takes. */
export interface Extinguishing {
  /** whether it takes the action of the burning creature */
  readonly action: boolean
  /** the condition that the creature gives itself */
  readonly condition: Condition | 'none'
}

/**
 * What putting out the fire on oneself takes: an action, and the Prone condition, for rolling on the ground; nothing if
 * somebody or something douses, submerges or suffocates the fire.
 *
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 * @example
 * extinguishing('rolling-on-the-ground') // => { action: true, condition: 'prone' }
 * extinguishing('doused') // => { action: false, condition: 'none' }
 */
export const extinguishing = (by: Extinguisher): Extinguishing =>
  by === 'rolling-on-the-ground' ? { action: true, condition: 'prone' } : { action: false, condition: 'none' }
