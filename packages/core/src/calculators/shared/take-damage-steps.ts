import { hitPointsOf } from '../../rules/damage-and-healing/hit-points.ts'
import { loseTemporaryHitPointsFirst } from '../../rules/damage-and-healing/temporary-hit-points.ts'
import type { DyingRule } from '../../rulesets/damage-and-healing.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { Step } from '../calculator.ts'
import { type Aftermath, DAMAGE_RULES } from './damage-aftermath.ts'
import type { TakeDamageInput } from './take-damage-fields.ts'
import { integer, probability, signed } from './values.ts'

const step = (rule: RuleId, id: string, values: Step['values'] = {}): Step => ({ rule, id, values })

/** The effect of damage on a creature that already has 0 Hit Points or fewer. */
function atZeroSteps({ taken, before, after }: Aftermath, input: TakeDamageInput, rule: DyingRule): readonly Step[] {
  const { life } = before
  if (life.kind === 'dead') return [step('dead', 'dead-already')]
  const rest = life.kind === 'stable' ? [step('stable', 'no-longer-stable')] : []
  if (rule.failure === 'damage') {
    const values = { before: integer(hitPointsOf(life)), damage: integer(taken) }
    return after.life.kind === 'dead'
      ? [...rest, step('dead', 'too-far-below', { deadly: integer(before.deadlyHitPoints ?? 0) })]
      : [...rest, step('damage-at-0-hit-points', 'below-zero', { ...values, after: integer(hitPointsOf(after.life)) })]
  }
  const { hitPointMaximum } = before
  if (taken >= hitPointMaximum) {
    const values = { damage: integer(taken), maximum: integer(hitPointMaximum) }
    return [...rest, step('damage-at-0-hit-points', 'massive-at-zero', values)]
  }
  const failures = input.critical ? rule.criticalHitFailures : rule.damageFailures
  const already = life.kind === 'dying' ? life.failures : 0
  const values = { failures: integer(failures), total: integer(already + failures), most: integer(rule.failuresToDie) }
  const id = input.critical ? 'failures-critical' : 'failure'
  return [
    ...rest,
    step('damage-at-0-hit-points', id, values),
    ...(after.life.kind === 'dead' ? [step('death-saving-throw', 'fatal', values)] : []),
  ]
}

/** The state of a creature that had Hit Points, if it has lost them all. */
function droppedSteps(
  { before, after, result, hitPoints }: Aftermath,
  remainder: number,
  { monster }: TakeDamageInput,
  { failure }: DyingRule,
): readonly Step[] {
  const values = { remainder: integer(remainder), maximum: integer(before.hitPointMaximum) }
  switch (result) {
    case 'knocked-out':
      return [step('knocking-out-a-creature', 'knocked-out', { hitPoints: integer(hitPoints) })]
    case 'dies':
      if (monster) return [step('instant-death', 'monster-dies')]
      return failure === 'counted'
        ? [step('instant-death', 'massive', values)]
        : [step('dead', 'too-far-below', { deadly: integer(before.deadlyHitPoints ?? 0) })]
    case 'falls-unconscious':
      return failure === 'counted'
        ? [step('falling-unconscious', remainder > 0 ? 'unconscious' : 'unconscious-at-zero', values)]
        : [step('falling-unconscious', 'unconscious-below', { after: integer(hitPointsOf(after.life)) })]
    default:
      return []
  }
}

/** The effects of damage on a creature, from Temporary Hit Points to its state. */
export function aftermathSteps(aftermath: Aftermath, input: TakeDamageInput): readonly Step[] {
  const { taken, before, standing } = aftermath
  const { dying } = DAMAGE_RULES[input.ruleset]
  if (taken === 0) return [step('damage', 'none')]
  const buffer = loseTemporaryHitPointsFirst(before.temporaryHitPoints, taken)
  const lost = before.temporaryHitPoints - buffer.temporaryHitPoints
  const steps: Step[] = []
  if (lost > 0) {
    steps.push(
      step('temporary-hit-points', buffer.leftover > 0 ? 'temporary' : 'temporary-enough', {
        before: integer(before.temporaryHitPoints),
        damage: integer(taken),
        after: integer(buffer.temporaryHitPoints),
        leftover: integer(buffer.leftover),
      }),
    )
  }
  if (before.life.kind !== 'conscious') return [...steps, ...atZeroSteps(aftermath, input, dying)]
  const { hitPoints } = before.life
  if (buffer.leftover > 0) {
    steps.push(
      step('hit-points', buffer.leftover < hitPoints ? 'hit-points' : 'hit-points-gone', {
        before: integer(hitPoints),
        damage: integer(buffer.leftover),
        after: integer(hitPoints - buffer.leftover),
        remainder: integer(buffer.leftover - hitPoints),
      }),
    )
  }
  steps.push(...droppedSteps(aftermath, buffer.leftover - hitPoints, input, dying))
  if (standing === 'bloodied' && buffer.leftover > 0) {
    const values = { hitPoints: integer(aftermath.hitPoints), maximum: integer(before.hitPointMaximum) }
    steps.push(step('bloodied', 'bloodied', values))
  }
  return steps
}

/** The effect of damage on Concentration. */
export function concentrationSteps(
  { concentrationDc, standing, holds, taken }: Aftermath,
  { save, concentrating, ruleset }: TakeDamageInput,
): readonly Step[] {
  const { concentration: rule } = DAMAGE_RULES[ruleset]
  if (!concentrating || rule === 'none' || taken === 0) return []
  if (concentrationDc === 'none') {
    return standing === 'conscious' || standing === 'bloodied' ? [] : [step('concentration', 'concentration-ends')]
  }
  const values = {
    damage: integer(taken),
    least: integer(rule.minimumDc),
    most: integer(rule.maximumDc),
    dc: integer(concentrationDc),
    save: signed(save),
    chance: probability(holds),
  }
  return [step('concentration', 'concentration', values)]
}
