import { ok } from '../result.ts'
import { ABILITY_SCORES } from '../rules/abilities/ability-score.ts'
import { carryingCapacity as capacityOf, laden } from '../rules/objects/carrying-capacity.ts'
import { HAULS } from '../rulesets/exploration.ts'
import { next2012Exploration } from '../rulesets/next-2012/exploration.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51Exploration } from '../rulesets/srd-5-1/exploration.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1/exploration.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { STEPS, type Step } from './carrying-capacity.steps.ts'
import { type ByRuleset, RULESET_FIELD } from './shared/ruleset-field.ts'
import { quantity } from './shared/values.ts'

const EDITIONS: ByRuleset<{ readonly edition: RulesOf<'carrying'>; readonly rule: RuleId }> = {
  'srd-5.2.1': { edition: srd521Exploration, rule: 'carrying-capacity' },
  'srd-5.1': { edition: srd51Exploration, rule: 'srd51-encumbrance' },
  'next-2012': { edition: next2012Exploration, rule: 'next-strength' },
}

/** Equipment is weighed in quarters of a pound. */
const QUARTERS = 4

const pounds = (weight: number) => quantity(weight, 'pounds')

/** How much a creature can carry, drag, lift or push, in pounds, and how a load affects its Speed. */
export const carryingCapacityCalculator = defineCalculator({
  id: 'carrying-capacity',
  topic: 'equipment',
  rules: ['carrying-capacity', 'size', 'next-strength'],
  fields: {
    strength: { type: 'integer', minimum: ABILITY_SCORES.minimum, maximum: ABILITY_SCORES.maximum, default: 15 },
    size: { type: 'choice', options: SIZES, default: 'medium', named: 'terms' },
    carried: { type: 'integer', minimum: 0, maximum: 20_000, default: 0, unit: 'pounds' },
    hauled: { type: 'integer', minimum: 0, maximum: 40_000, default: 0, unit: 'pounds' },
    by: { type: 'choice', options: HAULS, default: 'drag' },
    speed: { type: 'integer', minimum: 0, maximum: 300, default: 30, unit: 'feet', step: 5 },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  compute({ strength, size, carried, hauled, by, speed, ruleset }) {
    const { edition, rule } = EDITIONS[ruleset]
    const { carrying } = edition
    const { unencumberedPounds, carryPounds, dragLiftPushPounds } = capacityOf(
      { strengthScore: strength, size },
      edition,
    )
    const load = {
      carriedPounds: carried,
      ...(hauled === 0 ? {} : { hauled: { by, pounds: hauled } }),
    }
    const {
      value: { permission, speedFeet, encumbered },
    } = laden({ strengthScore: strength, size, speedFeet: speed, ...load }, edition)
    const each = carrying.capacities[size]
    const values = {
      strength,
      size,
      carried,
      hauled,
      by,
      eachCarried: each.carryQuarterPounds / QUARTERS,
      eachHauled: each.dragLiftPushQuarterPounds / QUARTERS,
      unencumbered: unencumberedPounds,
      carry: carryPounds,
      haul: dragLiftPushPounds,
      before: speed,
      speed: speedFeet,
    }
    const steps: Step[] = [
      { kind: 'carry', rule, values },
      { kind: 'haul', rule, values },
    ]
    if (carrying.encumbered !== 'none') {
      const reduced = { ...values, feet: carrying.encumbered.speedReducedFeet }
      steps.push({ kind: encumbered ? 'encumbered' : 'unencumbered', rule, values: reduced })
    }
    if (!permission.allowed) steps.push({ kind: permission.because, rule, values })
    else if (hauled > carryPounds && carrying.overloadedBy.includes(by)) {
      steps.push({ kind: 'overloaded', rule, values: { ...values, most: carrying.overloadedSpeedFeet } })
    }
    const unencumberedFigure: Figure[] =
      carrying.encumbered === 'none' ? [] : [{ id: 'unencumbered', ...pounds(unencumberedPounds) }]
    const loaded: Figure[] = permission.allowed
      ? [
          { id: 'room', ...pounds(carryPounds - carried) },
          { id: 'speed', ...quantity(speedFeet, 'feet') },
        ]
      : []
    return ok({
      figures: [
        { id: 'carry', ...pounds(carryPounds) },
        { id: 'haul', ...pounds(dragLiftPushPounds) },
        ...unencumberedFigure,
        ...loaded,
      ],
      steps,
    })
  },
  rolls: () => [],
})
