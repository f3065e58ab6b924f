import { type Blow, type CalculatorValues, type CreatureRole, creatureValues } from '@rulestone/compendium'
import type { Ability, CalculatorId, DamageType } from '@rulestone/core'
import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'

/** What the reader has chosen. */
export interface Chosen {
  readonly creatures: Readonly<Partial<Record<CreatureRole, CompendiumCreature>>>
  /** what the attacker does */
  readonly blow: Blow | undefined
  /** instead of the types of the blow */
  readonly type: DamageType | undefined
  /** instead of the ability of the blow */
  readonly ability: Ability | undefined
}

/** The values that a calculator takes from chosen creatures. */
export const valuesOf = (
  calculator: CalculatorId,
  { creatures: { target, subject }, ...chosen }: Chosen,
): CalculatorValues =>
  creatureValues(calculator, {
    ...chosen,
    target: target?.newcomer,
    subject: subject?.newcomer,
    rating: subject?.rating,
  })
