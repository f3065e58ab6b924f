import { ok } from '../result.ts'
import { ABILITY_SCORES } from '../rules/abilities/ability-score.ts'
import { carryingCapacity as capacityOf, laden } from '../rules/objects/carrying-capacity.ts'
import type { CarryingRule } from '../rulesets/exploration.ts'
import { next2012Exploration } from '../rulesets/next-2012-exploration.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1-exploration.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { defineCalculator, type Figure, type Step } from './calculator.ts'
import { type ByRuleset, RULESET_FIELD } from './shared/ruleset-field.ts'
import { integer, option, quantity } from './shared/values.ts'

const EDITIONS: ByRuleset<{ readonly carrying: CarryingRule; readonly rule: RuleId }> = {
  'srd-5.2.1': { carrying: srd521Exploration.carrying, rule: 'carrying-capacity' },
  'next-2012': { carrying: next2012Exploration.carrying, rule: 'next-strength' },
}

const HAULS = ['drag', 'lift', 'push'] as const

/** Equipment is weighed in quarters of a pound. */
const QUARTERS = 4

const pounds = (quarterPounds: number) => quantity(quarterPounds / QUARTERS, 'pounds')

/** How much a creature can carry, drag, lift or push, in pounds, and how a load affects its Speed. */
export const carryingCapacity = defineCalculator({
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
  compute({ strength, size, carried, hauled, by, speed, ruleset }) {
    const { carrying, rule } = EDITIONS[ruleset]
    const { unencumberedQuarterPounds, carryQuarterPounds, dragLiftPushQuarterPounds } = capacityOf(
      { strength, size },
      carrying,
    )
    const load = {
      carriedQuarterPounds: carried * QUARTERS,
      ...(hauled === 0 ? {} : { hauled: { by, quarterPounds: hauled * QUARTERS } }),
    }
    const { possible, speedFeet, encumbered } = laden({ strength, size, speedFeet: speed }, load, carrying)
    const each = carrying.capacities[size]
    const values = {
      strength: integer(strength),
      size: option('size', size),
      carried: quantity(carried, 'pounds'),
      hauled: quantity(hauled, 'pounds'),
      by: option('by', by),
      eachCarried: pounds(each.carryQuarterPounds),
      eachHauled: pounds(each.dragLiftPushQuarterPounds),
      unencumbered: pounds(unencumberedQuarterPounds),
      carry: pounds(carryQuarterPounds),
      haul: pounds(dragLiftPushQuarterPounds),
      before: quantity(speed, 'feet'),
      speed: quantity(speedFeet, 'feet'),
    }
    const step = (id: string, more: Step['values'] = {}): Step => ({ rule, id, values: { ...values, ...more } })
    const steps = [step('carry'), step('haul')]
    if (carrying.encumbered !== 'none') {
      const reduced = { feet: quantity(carrying.encumbered.speedReducedFeet, 'feet') }
      steps.push(step(encumbered ? 'encumbered' : 'unencumbered', reduced))
    }
    if (!possible.allowed) steps.push(step(possible.because))
    else if (hauled * QUARTERS > carryQuarterPounds && carrying.overloadedBy.includes(by)) {
      steps.push(step('overloaded', { most: quantity(carrying.overloadedSpeedFeet, 'feet') }))
    }
    const unencumberedFigure: Figure[] =
      carrying.encumbered === 'none' ? [] : [{ id: 'unencumbered', ...pounds(unencumberedQuarterPounds) }]
    const loaded: Figure[] = possible.allowed
      ? [
          { id: 'room', ...pounds(carryQuarterPounds - carried * QUARTERS) },
          { id: 'speed', ...quantity(speedFeet, 'feet') },
        ]
      : []
    return ok({
      figures: [
        { id: 'carry', ...pounds(carryQuarterPounds) },
        { id: 'haul', ...pounds(dragLiftPushQuarterPounds) },
        ...unencumberedFigure,
        ...loaded,
      ],
      steps,
    })
  },
  rolls: () => [],
})
