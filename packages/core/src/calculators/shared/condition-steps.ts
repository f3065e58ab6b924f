import { conditionEffects } from '../../rules/conditions/condition-effects.ts'
import type { GivenCondition } from '../../rules/conditions/held-conditions.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import type { PlainValue } from '../../steps/step.ts'
import type { AttackCircumstances, ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { Step } from '../conditions.steps.ts'

interface Sentence {
  readonly kind: string
  readonly values: Readonly<Record<string, PlainValue>>
}

/** When an effect on attack rolls applies, as part of the kind of its step. */
function whenOf({ sourceInSight, targetIsSource, seen, attack, withinFeet, beyondFeet }: AttackCircumstances): string {
  if (sourceInSight !== undefined) return '-in-sight'
  if (targetIsSource !== undefined) return '-but-source'
  if (seen !== undefined) return '-unseen'
  if (attack !== undefined) return `-${attack}`
  if (withinFeet !== undefined) return '-near'
  return beyondFeet === undefined ? '' : '-far'
}

const feetOf = ({ withinFeet, beyondFeet }: AttackCircumstances): Sentence['values'] => {
  const feet = withinFeet ?? beyondFeet
  return feet === undefined ? {} : { feet }
}

/** The sentence about an effect, and its figures; none if the effect does nothing at this level. */
function sentenceFor(effect: ConditionEffect, level: number): Sentence | undefined {
  const { kind } = effect
  const plain = (kind: string, values: Sentence['values'] = {}): Sentence => ({ kind, values })
  switch (kind) {
    case 'includes':
    case 'immunity':
      return plain(`${kind}-${effect.condition}`, { other: effect.condition })
    case 'cannot':
      return plain(`cannot-${effect.what}`)
    case 'attack-rolls':
    case 'attack-rolls-against':
      return plain(`${kind}-${effect.gives}${whenOf(effect.when)}`, feetOf(effect.when))
    case 'attack-roll-bonus':
      return plain(kind, { bonus: effect.bonus })
    case 'critical-hits-against':
      return plain(kind, { feet: effect.withinFeet })
    case 'ability-checks':
      return plain(`${kind}-${effect.gives}${whenOf(effect.when)}`)
    case 'ability-checks-fail':
      return plain(`${kind}-${effect.needing}`)
    case 'saving-throws':
      return plain(`${kind}-${effect.ability}-${effect.gives}`)
    case 'saving-throws-fail':
      return plain(`${kind}-${effect.ability}`)
    case 'initiative':
    case 'social-checks-of-source':
      return plain(`${kind}-${effect.gives}`)
    case 'd20-tests':
      return plain(kind, { penalty: effect.bonusPerLevel * level })
    case 'hit-point-maximum-divided':
    case 'speed-divided':
      return plain(kind, { by: effect.by })
    case 'speed-reduced':
      return plain(kind, { feet: effect.feetPerLevel * level })
    case 'cannot-to-source':
      return plain(`${kind}-${effect.what}`)
    case 'falls':
      return plain(`${kind}-${effect.condition}-at-${effect.at}`)
    case 'weight':
      return plain(kind, { times: effect.times })
    case 'dies':
      return level >= effect.atLevel ? plain(kind) : undefined
    case 'damage-taken-reduced':
      return plain(kind, { dice: effect.by })
    case 'immunity-to':
    case 'suspends':
    case 'passes-through':
      return plain(`${kind}-${effect.what}`)
    case 'spells-need-check':
      return plain(kind, { dc: effect.dc })
    default:
      return plain(kind)
  }
}

/** All effects of conditions as steps, condition by condition, without duplicates. */
export function conditionSteps(conditions: readonly GivenCondition[], rules: RulesOf<'conditions'>): readonly Step[] {
  const steps = conditionEffects({ conditions }, rules).flatMap(({ effect, reasons }) =>
    reasons.flatMap(({ condition, level }): { readonly of: AnyCondition; readonly step: Step }[] => {
      const sentence = sentenceFor(effect, level)
      if (sentence === undefined) return []
      const { kind, values } = sentence
      const named =
        condition === 'exhaustion'
          ? { kind: `exhaustion-${kind}`, values: { level, ...values } }
          : { kind, values: { condition, ...values } }
      // The kind is composed from the effect; a test checks that each has a sentence.
      const step = { rule: condition, ...named } as unknown as Step
      return [{ of: condition, step }]
    }),
  )
  const byKey = new Map(steps.map((one) => [`${one.of} ${one.step.kind}`, one]))
  return rules.conditions.list.flatMap((id) =>
    [...byKey.values()].filter(({ of }) => of === id).map(({ step }) => step),
  )
}
