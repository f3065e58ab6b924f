import { ANY_INTEGER, requireInteger, requireIntegers } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CriticalHit } from '../../rulesets/srd-5-2-1/critical-hit.ts'
import type { WithSteps } from '../../steps/step.ts'
import { D20_TESTS, type D20Test } from '../../vocabulary/d20-tests.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { D20_NUMBERS } from './advantage.ts'
import { type AttackOutcome, attackOutcome } from './attack-roll.ts'
import { succeeds } from './d20-test.ts'
import { countingD20 } from './rerolls.ts'
import { type RollCircumstance, rollStateUnder } from './roll-circumstance.ts'
import type { D20TestRuleStep } from './steps.ts'

/** A D20 Test after the roll. */
export interface RolledD20Test {
  readonly test: D20Test
  /** the numbers on the d20s: one, or two with Advantage or Disadvantage */
  readonly dice: readonly number[]
  /** what gives Advantage on the roll or imposes Disadvantage on it; nothing by default */
  readonly circumstances?: readonly RollCircumstance[]
  /** the modifier, not the score */
  readonly abilityModifier: number
  /** what proficiency adds, see `proficiencyAdded` */
  readonly proficiency: number
  /** bonuses and penalties of features, spells and other rules; none by default */
  readonly circumstantial?: readonly number[]
  /** the DC, or the AC that an attack roll has to meet */
  readonly targetNumber: number
  /** the lowest natural roll that is a Critical Hit, for an attack roll; by default that of the edition */
  readonly criticalFrom?: number
}

/** The result of a D20 Test. */
export interface D20TestOutcome {
  readonly natural: number
  readonly total: number
  readonly success: boolean
  readonly criticalHit: boolean
}

/** The rules that apply to each kind of D20 Test. */
const RULES = {
  'ability-check': { ability: 'check-ability-modifier', proficiency: 'check-proficiency-bonus', target: 'check-dc' },
  'saving-throw': { ability: 'save-ability-modifier', proficiency: 'save-proficiency-bonus', target: 'save-dc' },
  'attack-roll': { ability: 'attack-ability-modifier', proficiency: 'attack-proficiency-bonus', target: 'armor-class' },
} as const satisfies Readonly<Record<D20Test, Readonly<Record<'ability' | 'proficiency' | 'target', RuleId>>>>

/**
 * The result of a D20 Test: the d20 that counts, the ability modifier, the Proficiency Bonus if relevant, and
 * circumstantial bonuses and penalties, compared with the target number. A natural 20 or 1 decides an attack roll and
 * has no special effect on a check or a save.
 *
 * @throws RangeError if the dice do not fit the roll state, a number is not an integer within bounds, or an id is unknown
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6) and Rolling 20 or 1 (page 7)
 * @example
 * d20TestOutcome({ test: 'ability-check', dice: [9], abilityModifier: 3, proficiency: 2, targetNumber: 15 }).value.success // => false
 * d20TestOutcome({ test: 'saving-throw', dice: [3, 18], circumstances: [{ rule: 'help', gives: 'advantage' }], abilityModifier: 0, proficiency: 0, targetNumber: 15 }).value.total // => 18
 */
export function d20TestOutcome(
  roll: RolledD20Test,
  ruleset: RulesOf<'criticalHit'> = { criticalHit: srd521CriticalHit },
): WithSteps<D20TestOutcome, D20TestRuleStep> {
  requireRoll(roll)
  const { test, dice, circumstances = [], abilityModifier, proficiency, circumstantial = [], targetNumber } = roll
  const rules = RULES[test]
  const steps: D20TestRuleStep[] = []
  const state = rollStateUnder(circumstances)
  const natural = countingD20({ dice, state })
  for (const { rule, gives } of circumstances) steps.push({ kind: 'gives-state', rule, values: { gives } })
  if (circumstances.length > 1) {
    const values = { circumstances: circumstances.length, state }
    steps.push({ kind: 'states-combine', rule: 'they-dont-stack', values })
  }
  if (state !== 'normal') steps.push({ kind: 'one-die-counts', rule: 'roll-two-d20s', values: { state, natural } })
  let total = natural
  const add = (rule: RuleId, modifier: number): void => {
    steps.push({ kind: 'adds-modifier', rule, values: { before: total, modifier, total: total + modifier } })
    total += modifier
  }
  add(rules.ability, abilityModifier)
  if (proficiency !== 0) add(rules.proficiency, proficiency)
  for (const modifier of circumstantial) add('d20-test', modifier)
  const outcome =
    test === 'attack-roll' ? attackOutcomeOf(natural, total, roll, ruleset) : outcomeOf(total, targetNumber)
  const success = outcome !== 'miss'
  const decided =
    test === 'attack-roll' && (succeeds({ total, targetNumber }) !== success || outcome === 'critical-hit')
  if (decided) {
    steps.push({ kind: 'natural-roll-decides', rule: 'rolling-20-or-1', values: { natural, outcome } })
  } else {
    const kind = test === 'attack-roll' ? 'compared-with-armor-class' : 'compared-with-dc'
    steps.push({ kind, rule: rules.target, values: { total, targetNumber, success } })
  }
  return { value: { natural, total, success, criticalHit: outcome === 'critical-hit' }, steps }
}

function requireRoll(roll: RolledD20Test): void {
  const { test, abilityModifier, proficiency, circumstantial = [], targetNumber, criticalFrom } = roll
  requireOneOf('test', test, D20_TESTS)
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER)
  requireInteger('proficiency', proficiency, ANY_INTEGER)
  requireIntegers('circumstantial', circumstantial, ANY_INTEGER)
  requireInteger('targetNumber', targetNumber, ANY_INTEGER)
  if (criticalFrom !== undefined) requireInteger('criticalFrom', criticalFrom, D20_NUMBERS)
}

const outcomeOf = (total: number, targetNumber: number): AttackOutcome =>
  succeeds({ total, targetNumber }) ? 'hit' : 'miss'

const attackOutcomeOf = (
  natural: number,
  total: number,
  { targetNumber, criticalFrom }: Pick<RolledD20Test, 'targetNumber' | 'criticalFrom'>,
  ruleset: RulesOf<'criticalHit'>,
): AttackOutcome =>
  attackOutcome(
    {
      natural,
      bonus: total - natural,
      armorClass: targetNumber,
      ...(criticalFrom === undefined ? {} : { criticalFrom }),
    },
    ruleset,
  )
