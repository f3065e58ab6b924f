import { REACH_FEET } from '../../rules/combat/attack-range.ts'
import { canAct } from '../../rules/conditions/can-act.ts'
import { type EffectReason, effectsOfKind } from '../../rules/conditions/condition-effects.ts'
import { type Afflicted, type GivenCondition, hasCondition } from '../../rules/conditions/held-conditions.ts'
import type { RollUnderConditions } from '../../rules/conditions/roll-under-conditions.ts'
import { speedUnderConditions } from '../../rules/conditions/speed-under-conditions.ts'
import { abilityCheckState } from '../../rules/d20-tests/ability-check-state.ts'
import { rollState } from '../../rules/d20-tests/advantage.ts'
import { type AttackRollState, attackRollState } from '../../rules/d20-tests/attack-roll-state.ts'
import { savingThrowState } from '../../rules/d20-tests/saving-throw-state.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import type { StepValue } from '../../steps/step-value.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { options, quantity, signed, word } from './values.ts'

/** From this distance an attack is ranged; no condition distinguishes greater distances. */
const FAR_FEET = 30

/** The differences between editions in conditions. */
export type ConditionRules = RulesOf<'conditions' | 'unseenAttack'>

/** A creature under conditions, and who sees whom. */
export interface UnderConditions {
  readonly conditions: readonly GivenCondition[]
  readonly speedFeet: number
  /** what it is afraid of, by id, if that is in sight */
  readonly inSight: readonly string[]
  /** others see it although it is Invisible */
  readonly seenAnyway: boolean
}

/** One thing that conditions change. */
export interface Change {
  /** what is changed */
  readonly what: string
  /** the state after the change */
  readonly to: StepValue
  readonly because: readonly AnyCondition[]
}

const distinct = (conditions: readonly AnyCondition[]): readonly AnyCondition[] => [...new Set(conditions)]
const conditionsOf = (reasons: readonly EffectReason[]): readonly AnyCondition[] =>
  distinct(reasons.map(({ condition }) => condition))

/** How conditions change a roll; `cancel` if Advantage and Disadvantage cancel each other. */
function rollChange(what: string, { state, circumstances, failReasons }: RollUnderConditions): readonly Change[] {
  if (failReasons.length > 0) return [{ what, to: word('fails'), because: conditionsOf(failReasons) }]
  const because = distinct(circumstances.flatMap((one) => ('reason' in one ? [one.rule] : [])))
  return because.length === 0 ? [] : [{ what, to: word(state === 'normal' ? 'cancel' : state), because }]
}

const NOBODY = { id: 'other', conditions: [] } as const

/** The attack rolls of the creature, and those against it from near and from far. */
export function attackStates(
  { conditions, inSight, seenAnyway }: UnderConditions,
  rules: ConditionRules,
): { readonly own: AttackRollState; readonly near: AttackRollState; readonly far: AttackRollState } {
  const creature = { id: 'creature', conditions, inSight }
  const sees = canAct({ creature, capacity: 'sight' }, rules).can
  const seen = seenAnyway || !hasCondition({ conditions, condition: 'invisible' }, rules)
  const against = (attack: 'melee' | 'ranged', distanceFeet: number): AttackRollState =>
    attackRollState(
      {
        attacker: NOBODY,
        target: creature,
        attack,
        distanceFeet,
        sight: { targetSeen: seen, attackerSeen: sees, attackerHidden: false },
      },
      rules,
    )
  const own = attackRollState(
    {
      attacker: creature,
      target: NOBODY,
      attack: 'melee',
      distanceFeet: REACH_FEET,
      sight: { targetSeen: sees, attackerSeen: seen, attackerHidden: false },
    },
    rules,
  )
  return { own, near: against('melee', REACH_FEET), far: against('ranged', FAR_FEET) }
}

/** What prevents the creature from attacking at all. */
export const noAttacksBy = (creature: Afflicted, rules: RulesOf<'conditions'>): readonly AnyCondition[] =>
  conditionsOf((['action', 'limbs'] as const).flatMap((what) => canAct({ creature, capacity: what }, rules).reasons))

function attackChanges(under: UnderConditions, rules: ConditionRules): readonly Change[] {
  const { own, near, far } = attackStates(under, rules)
  const cannot = noAttacksBy(under, rules)
  const critical = conditionsOf(near.criticalHitReasons)
  const bonuses = own.bonuses.filter(({ reason }) => reason.condition !== 'exhaustion')
  return [
    ...(cannot.length > 0
      ? [{ what: 'attack-rolls', to: word('cannot'), because: cannot }]
      : rollChange('attack-rolls', own)),
    ...bonuses.map(({ bonus, reason }) => ({
      what: 'attack-rolls-bonus',
      to: signed(bonus),
      because: [reason.condition],
    })),
    ...rollChange('against-near', near),
    ...rollChange('against-far', far),
    ...(critical.length > 0 ? [{ what: 'hits-near', to: word('critical'), because: critical }] : []),
  ]
}

function checkChanges({ conditions, inSight }: UnderConditions, rules: RulesOf<'conditions'>): readonly Change[] {
  const creature = { conditions, inSight }
  const check = abilityCheckState({ creature }, rules)
  const failing = (['sight', 'hearing'] as const).flatMap((sense) => {
    const needing = abilityCheckState({ creature, needing: [sense] }, rules)
    return needing.failReasons.length > 0 ? rollChange(`checks-${sense}`, needing) : []
  })
  const initiative = effectsOfKind({ creature, kind: 'initiative' }, rules)
  const giving = (gives: 'advantage' | 'disadvantage'): number =>
    initiative.filter(({ effect }) => effect.gives === gives).length
  const state = rollState({ advantages: giving('advantage'), disadvantages: giving('disadvantage') })
  return [
    ...check.bonuses.map(({ bonus, reason }) => ({
      what: 'd20-tests',
      to: signed(bonus),
      because: [reason.condition],
    })),
    ...rollChange('checks', check),
    ...failing,
    ...(initiative.length === 0
      ? []
      : [
          {
            what: 'initiative',
            to: word(state === 'normal' ? 'cancel' : state),
            because: conditionsOf(initiative.flatMap(({ reasons }) => reasons)),
          },
        ]),
    ...saveChanges(creature, rules),
  ]
}

/** The changes of saving throws: one if all of them change alike. */
function saveChanges(creature: Afflicted, rules: RulesOf<'conditions'>): readonly Change[] {
  const states = ABILITIES.map((ability) => ({ ability, state: savingThrowState({ creature, ability }, rules) }))
  const [first] = states
  const alike = new Set(states.map(({ state }) => JSON.stringify(state))).size === 1
  return first !== undefined && alike
    ? rollChange('saves', first.state)
    : states.flatMap(({ ability, state }) => rollChange(`save-${ability}`, state))
}

/** How far the creature can move. */
export function speedOf({ conditions, speedFeet }: UnderConditions, rules: RulesOf<'conditions'>): number {
  const {
    value: { speedFeet: left, immobileReasons },
  } = speedUnderConditions({ creature: { conditions }, speedFeet }, rules)
  return immobileReasons.length > 0 ? 0 : left
}

function movementChanges({ conditions, speedFeet }: UnderConditions, rules: RulesOf<'conditions'>): readonly Change[] {
  const speed = speedUnderConditions({ creature: { conditions }, speedFeet }, rules)
  const because = speed.steps.flatMap(({ rule: id }) => rules.conditions.list.filter((condition) => condition === id))
  const stopped = conditionsOf(
    effectsOfKind({ creature: { conditions }, kind: 'speed-0' }, rules).flatMap(({ reasons }) => reasons),
  )
  return [
    ...(because.length > 0
      ? [
          {
            what: 'speed',
            to: quantity(speed.value.speedFeet, 'feet'),
            because: stopped.length > 0 ? stopped : because,
          },
        ]
      : []),
    ...(speed.value.immobileReasons.length > 0
      ? [{ what: 'movement', to: word('cannot'), because: conditionsOf(speed.value.immobileReasons) }]
      : []),
    ...(speed.value.crawlReasons.length > 0
      ? [{ what: 'movement-on-the-ground', to: word('crawls'), because: conditionsOf(speed.value.crawlReasons) }]
      : []),
  ]
}

/** Everything that conditions change about a creature, in the order in which a player asks. */
export function conditionChanges(under: UnderConditions, rules: ConditionRules): readonly Change[] {
  const cannot = (
    ['action', 'bonus-action', 'reaction', 'concentration', 'speech', 'limbs', 'sight', 'hearing', 'awareness'] as const
  ).flatMap((what) => {
    const because = conditionsOf(canAct({ creature: under, capacity: what }, rules).reasons)
    return because.length > 0 ? [{ what, to: word('cannot'), because }] : []
  })
  const resists = conditionsOf(
    effectsOfKind({ creature: under, kind: 'resistance' }, rules).flatMap(({ reasons }) => reasons),
  )
  return [
    ...cannot,
    ...attackChanges(under, rules),
    ...checkChanges(under, rules),
    ...movementChanges(under, rules),
    ...(resists.length > 0 ? [{ what: 'damage', to: word('resistance'), because: resists }] : []),
  ]
}

/** Conditions as a value: their names, or Exhaustion alone. */
export const becauseOf = (because: readonly AnyCondition[]): StepValue =>
  because.includes('exhaustion') ? word('exhaustion') : options('conditions', because)
