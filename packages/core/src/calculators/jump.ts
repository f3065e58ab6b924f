import { ok } from '../result.ts'
import { ABILITY_SCORES, abilityModifier } from '../rules/abilities/ability-score.ts'
import {
  HIGH_JUMP_FEET,
  highJumpFeet,
  highJumpReachInches,
  longJumpFeet,
  lowObstacleFeet,
  RUN_UP_FEET,
} from '../rules/movement/jumping.ts'
import { movementCheck } from '../rules/movement/movement-check.ts'
import { next2012Combat } from '../rulesets/next-2012/combat.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import type { MovementCheck } from '../vocabulary/movement-checks.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { STEPS, type Step } from './jump.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { type ByRuleset, RULESET_FIELD } from './shared/ruleset-field.ts'
import { quantity } from './shared/values.ts'

interface Edition {
  readonly rules: RulesOf<'movement'>
  readonly long: RuleId
  readonly high: RuleId
  /** the rule of the edition for the cost of a jump */
  readonly cost: RuleId
}

const EDITIONS: ByRuleset<Edition> = {
  'srd-5.2.1': { rules: srd521Combat, long: 'long-jump', high: 'high-jump', cost: 'jumping' },
  'srd-5.1': { rules: srd51Combat, long: 'long-jump', high: 'high-jump', cost: 'jumping' },
  'next-2012': { rules: next2012Combat, long: 'next-jumping', high: 'next-jumping', cost: 'next-movement' },
}

const INCHES = 12

const feet = (value: number) => quantity(value, 'feet')

/** The DC of a check during a jump, if the edition gives one. */
function checkDc(check: MovementCheck, rules: RulesOf<'movement'>): number | undefined {
  const { dc } = movementCheck(check, rules)
  return typeof dc === 'number' ? dc : undefined
}

/** How far and how high a creature jumps, in feet. */
export const jumpCalculator = defineCalculator({
  id: 'jump',
  topic: 'movement',
  rules: ['jumping', 'long-jump', 'high-jump', 'next-jumping'],
  fields: {
    strength: { type: 'integer', minimum: ABILITY_SCORES.minimum, maximum: ABILITY_SCORES.maximum, default: 15 },
    'run-up': { type: 'flag', default: true },
    height: { type: 'integer', minimum: 1, maximum: 600, default: 70, unit: 'inches' },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  compute({ strength, 'run-up': runs, height, ruleset }) {
    const { rules, long, high, cost } = EDITIONS[ruleset]
    const runUp = runs ? RUN_UP_FEET : 0
    const modifier = abilityModifier(strength)
    const far = longJumpFeet({ strengthScore: strength, runUpFeet: runUp })
    const up = highJumpFeet({ strengthModifier: modifier, runUpFeet: runUp }, rules)
    const reach = highJumpReachInches({ jumpFeet: up, heightInches: height }) / INCHES
    const obstacle = lowObstacleFeet(far)
    const obstacleDc = checkDc('low-obstacle', rules)
    const landingDc = checkDc('landing-in-difficult-terrain', rules)

    const values = {
      strength,
      modifier,
      base: HIGH_JUMP_FEET,
      each: 1,
      far,
      up,
      runUp: RUN_UP_FEET,
    }
    const start = runs ? 'running' : 'standing'
    const standing = rules.movement.standingHighJump
    const steps: Step[] = [
      { kind: `long-${start}`, rule: long, values },
      { kind: 'modifier', rule: 'ability-score-and-modifier', values },
      { kind: runs ? 'high-running' : `high-standing-${standing}`, rule: high, values },
      { kind: 'reach', rule: high, values: { reach } },
      {
        kind: runs ? 'cost-with-run-up' : 'cost',
        rule: cost,
        values: { ...values, movement: runUp + far },
      },
    ]
    if (obstacleDc !== undefined) {
      steps.push({ kind: 'obstacle', rule: long, values: { obstacle, dc: obstacleDc } })
    }
    if (landingDc !== undefined) steps.push({ kind: 'landing', rule: long, values: { dc: landingDc } })
    const obstacleFigure: Figure[] = obstacleDc === undefined ? [] : [{ id: 'obstacle', ...feet(obstacle) }]
    return ok({
      figures: [
        { id: 'long', ...feet(far) },
        { id: 'high', ...feet(up) },
        { id: 'reach', ...feet(reach) },
        { id: 'movement', ...feet(runUp + far) },
        ...obstacleFigure,
      ],
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: () => [],
})
