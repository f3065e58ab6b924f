import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { WithSteps } from '../../steps/step.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { type DamageModifiers, damageTaken } from '../damage-and-healing/damage.ts'
import type { HazardRuleStep } from './steps.ts'

const { falling } = HAZARD_FIGURES

/** The sides of the dice of falling damage. */
const SIDES = 6

/**
 * How many d6 of damage a fall deals: one for every whole 10 feet, at most 20. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Falling (page 182)
 * @example
 * fallingDice(35) // => 3
 * fallingDice(500) // => 20
 */
export const fallingDice = (feet: number): number =>
  Math.min(divideRoundDown(requireInteger('feet', feet, FROM_0), falling.perFeet), falling.maximumDice)

/** A fall after its dice are rolled. */
export interface Fall {
  readonly feet: number
  /** the total of its d6 */
  readonly rolled: number
  /**
   * the total of the Strength (Athletics) or Dexterity (Acrobatics) check that a creature makes as a Reaction when it
   * falls into a liquid
   */
  readonly liquidCheck?: number
  /** what changes the Bludgeoning damage that the creature takes */
  readonly modifiers?: DamageModifiers
}

/** The result of a fall. */
export interface Landing {
  readonly damage: number
  /** whether the creature has the Prone condition, which it has unless it took no damage */
  readonly prone: boolean
}

/**
 * The result of a fall: the damage, halved in a liquid if the check succeeds, then changed by Resistance and the like,
 * and whether the creature lands Prone. In SRD 5.1 a liquid changes nothing.
 *
 * @throws RangeError if the distance is negative or not an integer, that number of dice can't show the roll, or the
 *   total of the check is not an integer
 * @source SRD 5.2.1, Rules Glossary, Falling (page 182)
 * @source SRD 5.1, Adventuring, Falling (page 86)
 * @example
 * fall({ feet: 30, rolled: 11 }).value.damage // => 11
 * fall({ feet: 30, rolled: 11, liquidCheck: 15 }).value.damage // => 5
 * fall({ feet: 5, rolled: 0 }).value.prone // => false
 */
export function fall(
  { feet, rolled, liquidCheck, modifiers = {} }: Fall,
  { movement: { liquidSoftensFalls } }: RulesOf<'movement'> = srd521Combat,
): WithSteps<Landing, HazardRuleStep> {
  const dice = fallingDice(feet)
  requireInteger('rolled', rolled, { minimum: dice, maximum: dice * SIDES })
  const steps: HazardRuleStep[] = [{ kind: 'fallen', rule: 'falling', values: { feet, dice, damage: rolled } }]
  let damage = rolled
  if (liquidCheck !== undefined) requireInteger('liquidCheck', liquidCheck, ANY_INTEGER)
  if (liquidCheck !== undefined && liquidSoftensFalls) {
    const halved = succeeds({ total: liquidCheck, targetNumber: falling.liquidCheckDc })
    damage = halved ? divideRoundDown(damage, falling.liquidDivisor) : damage
    steps.push({
      kind: 'fell-into-liquid',
      rule: 'falling',
      values: { total: liquidCheck, dc: falling.liquidCheckDc, damage },
    })
  }
  const taken = damageTaken({ dealt: damage, ...modifiers })
  if (taken.steps.length > 0) {
    const values = { before: damage, damage: taken.value }
    steps.push({ kind: 'fall-damage-changed', rule: 'order-of-application', values })
  }
  const prone = taken.value > 0
  steps.push({ kind: 'landed', rule: 'prone', values: { damage: taken.value, prone } })
  return { value: { damage: taken.value, prone }, steps }
}
