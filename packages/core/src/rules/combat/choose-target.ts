import type { HideRule } from '../../rulesets/checks-and-actions.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import { type AttackDistance, attackRange } from './attack-range.ts'
import { canBeTargetedDirectly } from './cover.ts'
import type { CombatRuleStep } from './steps.ts'

/** A target, as the attacker sees it. */
export interface TargetOfAttack {
  readonly distanceFeet: number
  readonly cover: CoverDegree
  /** whether it is hidden from the attacker and not located yet */
  readonly hidden: boolean
}

/**
 * The first step of an attack: whether this target can be chosen. It must be within range, not behind Total Cover, and,
 * in the 2012 playtest, located if it is hidden.
 *
 * @returns the answer, how the distance changes the roll, and a step for each rule
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Making an Attack (page 14); 2012 playtest, Attack Basics, Attacking an Unseen Target
 * @example
 * chooseTarget({ kind: 'melee', reachFeet: 5 }, { distanceFeet: 5, cover: 'half', hidden: false }, srd521.hide).canBeChosen // => true
 * chooseTarget({ kind: 'melee', reachFeet: 5 }, { distanceFeet: 5, cover: 'total', hidden: false }, srd521.hide).canBeChosen // => false
 */
export function chooseTarget(
  attack: AttackDistance,
  { distanceFeet, cover, hidden }: TargetOfAttack,
  { canBeTargeted }: Pick<HideRule, 'canBeTargeted'>,
): {
  readonly canBeChosen: boolean
  readonly circumstances: readonly RollCircumstance[]
  readonly steps: readonly CombatRuleStep[]
} {
  const { range, circumstances, steps } = attackRange(distanceFeet, attack)
  const targetable = canBeTargetedDirectly(cover)
  const located = !hidden || canBeTargeted
  return {
    canBeChosen: range !== 'out' && targetable && located,
    circumstances,
    steps: [
      ...steps,
      { kind: 'cover-checked', rule: 'cover', values: { cover, canBeTargetedDirectly: targetable } },
      { kind: 'hiding-checked', rule: 'unseen-attackers', values: { hidden, canBeTargeted: located } },
    ],
  }
}
