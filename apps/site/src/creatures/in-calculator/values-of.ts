import { type Blow, type CalculatorValues, type CreatureRole, subjectValues, targetValues } from '@rulestone/compendium'
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
export function valuesOf(calculator: CalculatorId, { creatures, blow, type, ability }: Chosen): CalculatorValues {
  const { target, subject } = creatures
  const saved = ability ?? blow?.ability
  const against = { types: type ? [type] : (blow?.types ?? []), ...(saved && { ability: saved }) }
  return {
    ...blow?.values,
    ...(target && targetValues(calculator, target.newcomer, against)),
    ...(subject && subjectValues(calculator, subject.newcomer, subject.rating)),
  }
}
