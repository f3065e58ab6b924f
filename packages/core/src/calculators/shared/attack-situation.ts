import { type AttackDistance, attackRange, REACH_FEET } from '../../rules/combat/attack-range.ts'
import { type EnemyNearby, rangedInCloseCombat } from '../../rules/combat/ranged-close-combat.ts'
import { canAct } from '../../rules/conditions/can-act.ts'
import { effectsOfKind } from '../../rules/conditions/condition-effects.ts'
import { type Afflicted, type GivenCondition, hasCondition } from '../../rules/conditions/held-conditions.ts'
import { type AttackRollState, attackRollState } from '../../rules/d20-tests/attack-roll-state.ts'
import type { RollCircumstance } from '../../rules/d20-tests/roll-circumstance.ts'
import { next2012Combat } from '../../rulesets/next-2012/combat.ts'
import { next2012DamageAndHealing } from '../../rulesets/next-2012/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd51Combat } from '../../rulesets/srd-5-1/combat.ts'
import { srd51DamageAndHealing } from '../../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { Step } from '../attack.steps.ts'
import type { AttackInput } from './attack-fields.ts'
import type { ByRuleset } from './ruleset-field.ts'

/** The differences between editions in attacks. */
type AttackRules = RulesOf<'conditions' | 'criticalHit' | 'closeCombat' | 'unseenAttack'>

/** The differences between editions in attacks, by edition. */
export const ATTACK_RULES: ByRuleset<AttackRules> = {
  'srd-5.2.1': { ...srd521Combat, ...srd521DamageAndHealing },
  'srd-5.1': { ...srd51Combat, ...srd51DamageAndHealing },
  'next-2012': { ...next2012Combat, ...next2012DamageAndHealing },
}

/** The state of an attack before the roll. */
export interface AttackSituationFound extends Pick<AttackRollState, 'state' | 'bonus'> {
  /** whether the target is within reach or range */
  readonly inRange: boolean
  /** a condition of the target makes every hit a Critical Hit */
  readonly everyHitCritical: boolean
  /** a condition of the target gives it Resistance to all damage */
  readonly resistsAll: boolean
  /** why: from range to the conditions of both sides */
  readonly rollSteps: readonly Step[]
  readonly criticalSteps: readonly Step[]
  readonly damageSteps: readonly Step[]
}

const distanceOf = ({ kind, reach, range, 'long-range': longFeet }: AttackInput): AttackDistance =>
  kind === 'melee' ? { kind, reachFeet: reach } : { kind, rangeFeet: range, longFeet }

const given = (conditions: readonly AnyCondition[], exhaustion = 0): readonly GivenCondition[] => [
  ...conditions.map((condition) => ({ condition })),
  ...(exhaustion > 0 ? [{ condition: 'exhaustion', level: exhaustion } as const] : []),
]

/** Whether one side sees the other, as far as is known. */
const sees = (one: Afflicted, other: Afflicted, rules: AttackRules): boolean =>
  canAct({ creature: one, capacity: 'sight' }, rules).can &&
  !hasCondition({ conditions: other.conditions, condition: 'invisible' }, rules)

/** One step for each circumstance that gives Advantage or Disadvantage. */
function reasonSteps(circumstances: AttackRollState['circumstances']): readonly Step[] {
  const steps = circumstances.map((circumstance): Step => {
    const { rule, gives } = circumstance
    if (rule === 'exhaustion') return { kind: 'exhausted', rule, values: {} }
    if ('of' in circumstance) {
      return { kind: `${circumstance.of}-${gives}`, rule, values: { condition: rule } }
    }
    if (rule === gives) return { kind: 'otherwise', rule: 'roll-two-d20s', values: { state: gives } }
    if (rule === 'range' || rule === 'ranged-close-combat') return { kind: rule, rule, values: {} }
    return { kind: gives === 'advantage' ? 'attacker-unseen' : 'target-unseen', rule, values: {} }
  })
  const byKey = new Map(steps.map((step) => [`${step.rule} ${step.kind}`, step]))
  return [...byKey.values()]
}

/**
 * How distance, sight and the conditions of both sides change an attack, with each reason as a step. The target is an
 * enemy that may itself hinder a ranged attack.
 */
export function attackSituation(input: AttackInput): AttackSituationFound {
  const { kind, distance, state, unseen, 'target-conditions': targetHas } = input
  const rules = ATTACK_RULES[input.ruleset]
  const attacker = { id: 'attacker', conditions: given(input['attacker-conditions'], input['attacker-exhaustion']) }
  const target = { id: 'target', conditions: given(targetHas) }
  const hidden = unseen.includes('hidden')
  const attackerSeen = !hidden && !unseen.includes('attacker') && sees(target, attacker, rules)
  const targetSeen = !unseen.includes('target') && sees(attacker, target, rules)
  const enemies: readonly EnemyNearby[] = [
    {
      distanceFeet: distance,
      reachFeet: REACH_FEET,
      sees: attackerSeen,
      incapacitated: hasCondition({ conditions: target.conditions, condition: 'incapacitated' }, rules),
    },
    ...(input['enemy-near']
      ? [{ distanceFeet: REACH_FEET, reachFeet: REACH_FEET, sees: true, incapacitated: false }]
      : []),
  ]
  const {
    value: { range, circumstances },
  } = attackRange({ attack: distanceOf(input), distanceFeet: distance })
  const otherwise: readonly RollCircumstance[] = state === 'normal' ? [] : [{ rule: state, gives: state }]
  const under = attackRollState(
    {
      attacker,
      target,
      attack: kind,
      distanceFeet: distance,
      sight: { targetSeen, attackerSeen, attackerHidden: hidden },
      circumstances: [
        ...circumstances,
        ...(kind === 'ranged' ? rangedInCloseCombat({ withWeapon: true, enemies }, rules) : []),
        ...otherwise,
      ],
    },
    rules,
  )
  const [helpless] = under.criticalHitReasons
  const [resists] = effectsOfKind({ creature: target, kind: 'resistance' }, rules).flatMap(({ reasons }) => reasons)
  const isPlain = under.circumstances.length === otherwise.length
  const cancels = under.state === 'normal' && under.circumstances.length > 0
  return {
    state: under.state,
    bonus: under.bonus,
    inRange: range !== 'out',
    everyHitCritical: helpless !== undefined,
    resistsAll: resists !== undefined,
    rollSteps: [
      ...(isPlain ? [] : reasonSteps(under.circumstances)),
      ...(cancels ? [{ kind: 'cancel', rule: 'they-dont-stack', values: {} } as const] : []),
      ...under.bonuses.map(({ bonus, reason: { condition } }) =>
        condition === 'exhaustion'
          ? ({ kind: condition, rule: condition, values: { penalty: bonus } } as const)
          : ({ kind: 'penalty', rule: condition, values: { condition, penalty: bonus } } as const),
      ),
    ],
    criticalSteps:
      helpless === undefined
        ? []
        : [
            {
              kind: 'critical-close',
              rule: helpless.condition,
              values: {
                condition: helpless.condition,
                distance,
              },
            },
          ],
    damageSteps:
      resists === undefined
        ? []
        : [
            {
              kind: 'resists-all',
              rule: resists.condition,
              values: { condition: resists.condition },
            },
          ],
  }
}
