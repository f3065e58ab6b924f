import { hitPointsOf } from '../../rules/damage-and-healing/hit-points.ts'
import { loseTemporaryHitPointsFirst } from '../../rules/damage-and-healing/temporary-hit-points.ts'
import type { DyingRule } from '../../rulesets/damage-and-healing.ts'
import type { Step } from '../take-damage.steps.ts'
import { type Aftermath, DAMAGE_RULES } from './damage-aftermath.ts'
import { stepMaker } from './step-maker.ts'
import type { TakeDamageInput } from './take-damage-fields.ts'

const step = stepMaker<Step>()

/** The effect of damage on a creature that already has 0 Hit Points or fewer. */
function atZeroSteps({ taken, before, after }: Aftermath, input: TakeDamageInput, rule: DyingRule): readonly Step[] {
  const { life } = before
  if (life.kind === 'dead') return [step('dead', 'dead-already', {})]
  const rest = life.kind === 'stable' ? [step('stable', 'no-longer-stable', {})] : []
  if (rule.failure === 'damage') {
    const values = { before: hitPointsOf(life), damage: taken }
    return after.life.kind === 'dead'
      ? [...rest, step('dead', 'too-far-below', { deadly: before.deadlyHitPoints ?? 0 })]
      : [...rest, step('damage-at-0-hit-points', 'below-zero', { ...values, after: hitPointsOf(after.life) })]
  }
  const { hitPointMaximum } = before
  if (taken >= hitPointMaximum) {
    const values = { damage: taken, maximum: hitPointMaximum }
    return [...rest, step('damage-at-0-hit-points', 'massive-at-zero', values)]
  }
  const failures = input.critical ? rule.criticalHitFailures : rule.damageFailures
  const already = life.kind === 'dying' ? life.failures : 0
  const values = { failures, total: already + failures, most: rule.failuresToDie }
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
  const values = { remainder, maximum: before.hitPointMaximum }
  switch (result) {
    case 'knocked-out':
      return [step('knocking-out-a-creature', 'knocked-out', { hitPoints: hitPoints })]
    case 'dies':
      if (monster) return [step('instant-death', 'monster-dies', {})]
      return failure === 'counted'
        ? [step('instant-death', 'massive', values)]
        : [step('dead', 'too-far-below', { deadly: before.deadlyHitPoints ?? 0 })]
    case 'falls-unconscious':
      return failure === 'counted'
        ? [step('falling-unconscious', remainder > 0 ? 'unconscious' : 'unconscious-at-zero', values)]
        : [step('falling-unconscious', 'unconscious-below', { after: hitPointsOf(after.life) })]
    default:
      return []
  }
}

/** The effects of damage on a creature, from Temporary Hit Points to its state. */
export function aftermathSteps(aftermath: Aftermath, input: TakeDamageInput): readonly Step[] {
  const { taken, before, standing } = aftermath
  const { dying } = DAMAGE_RULES[input.ruleset]
  if (taken === 0) return [step('damage', 'none', {})]
  const { value: buffer } = loseTemporaryHitPointsFirst({
    temporaryHitPoints: before.temporaryHitPoints,
    damage: taken,
  })
  const lost = before.temporaryHitPoints - buffer.temporaryHitPoints
  const steps: Step[] = []
  if (lost > 0) {
    steps.push(
      step('temporary-hit-points', buffer.leftover > 0 ? 'temporary' : 'temporary-enough', {
        before: before.temporaryHitPoints,
        damage: taken,
        after: buffer.temporaryHitPoints,
        leftover: buffer.leftover,
      }),
    )
  }
  if (before.life.kind !== 'conscious') return [...steps, ...atZeroSteps(aftermath, input, dying)]
  const { hitPoints } = before.life
  if (buffer.leftover > 0) {
    steps.push(
      step('hit-points', buffer.leftover < hitPoints ? 'hit-points' : 'hit-points-gone', {
        before: hitPoints,
        damage: buffer.leftover,
        after: hitPoints - buffer.leftover,
        remainder: buffer.leftover - hitPoints,
      }),
    )
  }
  steps.push(...droppedSteps(aftermath, buffer.leftover - hitPoints, input, dying))
  if (standing === 'bloodied' && buffer.leftover > 0) {
    const values = { hitPoints: aftermath.hitPoints, maximum: before.hitPointMaximum }
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
    return standing === 'conscious' || standing === 'bloodied' ? [] : [step('concentration', 'concentration-ends', {})]
  }
  const values = {
    damage: taken,
    least: rule.minimumDc,
    dc: concentrationDc,
    save,
    chance: holds,
  }
  return rule.maximumDc === 'none'
    ? [step('concentration', 'concentration-unlimited', values)]
    : [step('concentration', 'concentration', { ...values, most: rule.maximumDc })]
}
