import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import { type AttackDistance, attackRange } from './attack-range.ts'
import { canBeTargetedDirectly } from './cover.ts'
import type { CombatRuleStep } from './steps.ts'

/** An attack and its target, as the attacker sees it. */
export interface TargetOfAttack {
  readonly attack: AttackDistance
  readonly distanceFeet: number
  readonly cover: CoverDegree
  /** whether it is hidden from the attacker and not located yet */
  readonly hidden: boolean
}

/** Whether a target can be chosen. */
export interface TargetChoice {
  readonly canBeChosen: boolean
  /** how the distance changes the roll */
  readonly circumstances: readonly RollCircumstance[]
}

/**
 * The first step of an attack: whether this target can be chosen. It must be within range, not behind Total Cover, and,
 * in the 2012 playtest, located if it is hidden.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if a number of feet is negative or not an integer, or an id is unknown
 * @source SRD 5.2.1, Playing the Game, Making an Attack (page 14); 2012 playtest, Attack Basics, Attacking an Unseen Target
 * @example
 * chooseTarget({ attack: { kind: 'melee', reachFeet: 5 }, distanceFeet: 5, cover: 'half', hidden: false }).value.canBeChosen // => true
 * chooseTarget({ attack: { kind: 'melee', reachFeet: 5 }, distanceFeet: 5, cover: 'total', hidden: false }).value.canBeChosen // => false
 */
export function chooseTarget(
  { attack, distanceFeet, cover, hidden }: TargetOfAttack,
  ruleset: RulesOf<'hide'> = srd521ChecksAndActions,
): WithSteps<TargetChoice, CombatRuleStep> {
  const {
    value: { range, circumstances },
    steps,
  } = attackRange({ attack, distanceFeet })
  const targetable = canBeTargetedDirectly(cover)
  const located = !hidden || ruleset.hide.canBeTargeted
  return {
    value: { canBeChosen: range !== 'out' && targetable && located, circumstances },
    steps: [
      ...steps,
      { kind: 'cover-checked', rule: 'cover', values: { cover, canBeTargetedDirectly: targetable } },
      { kind: 'hiding-checked', rule: 'unseen-attackers', values: { hidden, canBeTargeted: located } },
    ],
  }
}
