import { probability as chanceThat, mapOutcomes, maximum, quantile } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { mean } from '../dice/moments.ts'
import { fraction, subtractFractions } from '../fraction.ts'
import { fail, ok } from '../result.ts'
import { canBeTargetedDirectly, coverBonus } from '../rules/combat/cover.ts'
import { halfDamage } from '../rules/damage-and-healing/damage.ts'
import { savesAndDamage } from '../rules/damage-and-healing/saves-and-damage.ts'
import type { SavingTarget } from '../rules/damage-and-healing/saving-target.ts'
import { ABILITIES } from '../vocabulary/abilities.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { STEPS, type Step } from './save-for-half.steps.ts'
import { addsDice, bonusDiceOf, NO_DICE } from './shared/bonus-dice.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { damageSteps } from './shared/damage-steps.ts'
import { diceOdds, oddsProblem } from './shared/dice-odds.ts'
import { partsOfOne } from './shared/parts-of-one.ts'

const HALF = fraction(1, 2)
const ON_SUCCESS = ['half', 'none'] as const

/** One damage roll, and the saving throws of all its targets: exact chances and exact damage. */
export const saveForHalfCalculator = defineCalculator({
  id: 'save-for-half',
  topic: 'damage-and-death',
  rules: ['saves-and-damage', 'multiple-targets', 'half-damage', 'saving-throw', 'cover', 'resistance'],
  fields: {
    damage: { type: 'dice', default: '8d6' },
    dc: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
    ability: { type: 'choice', options: ABILITIES, default: 'dexterity', named: 'terms' },
    save: { type: 'integer', minimum: -10, maximum: 30, default: 2, signed: true },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
    targets: { type: 'integer', minimum: 1, maximum: 12, default: 3 },
    'hit-points': { type: 'integer', minimum: 1, maximum: 999, default: 22 },
    cover: { type: 'choice', options: COVER_DEGREES, default: 'none' },
    'on-success': { type: 'choice', options: ON_SUCCESS, default: 'half' },
    resistance: { type: 'flag', default: false },
    vulnerability: { type: 'flag', default: false },
    evasion: { type: 'flag', default: false },
    immunity: { type: 'flag', default: false, rare: true },
    adjust: { type: 'integer', minimum: -50, maximum: 50, default: 0, signed: true, rare: true },
    'bonus-dice': { type: 'dice', default: NO_DICE, rare: true },
  },
  steps: STEPS,
  compute(input) {
    const { damage, dc, ability, save, state, targets, cover, resistance, vulnerability, evasion, immunity } = input
    const modifiers = { adjustment: input.adjust, resistance, vulnerability, immunity }
    const dealt = diceOdds('damage', damage)
    if (!dealt.ok) return dealt
    const bonusDice = input['bonus-dice']
    const bonusOdds = diceOdds('bonus-dice', bonusDice)
    if (!bonusOdds.ok) return bonusOdds
    const onSuccess = input['on-success']
    const target: SavingTarget = {
      state,
      modifier: save,
      cover,
      evasion,
      damageModifiers: { all: modifiers },
      ...bonusDiceOf(bonusDice),
    }
    const result = savesAndDamage({
      save: ability,
      dc,
      damage: damage.expression,
      onSuccess,
      targets: Array<SavingTarget>(targets).fill(target),
    })
    if (!result.ok) {
      if (result.error.code !== 'mixed-damage-types') return oddsProblem('damage', damage, result.error)
      const { at, length } = result.error
      return fail({
        field: 'damage',
        code: 'dice.dependent-dice',
        got: damage.text,
        expected: { got: 'group', length },
        at,
      })
    }
    const { targets: each, failures, total } = result.value
    const [one] = each
    if (one === undefined)
      throw new RangeError('targets is 0; it must be 1 or more. Tip: read the input with readState.')
    const [success, failure] = partsOfOne(subtractFractions(fraction(1), one.failure), one.failure)
    const drops = chanceThat(one.damage, '>=', input['hit-points'])
    const dodges = ability === 'dexterity'
    const isTarget = canBeTargetedDirectly(cover)
    const typical = quantile(dealt.value, HALF)
    const half = Math.max(0, halfDamage(typical))

    const steps: Step[] = [
      { kind: 'rolled-once', rule: 'multiple-targets', values: { dice: format(damage.expression) } },
    ]
    if (!isTarget) steps.push({ kind: 'cannot-be-targeted', rule: 'total-cover', values: {} })
    else {
      const bonus = coverBonus(cover)
      if (cover !== 'none') {
        steps.push(
          dodges
            ? {
                kind: 'cover',
                rule: `${cover}-cover`,
                values: { cover, save, bonus },
              }
            : { kind: 'cover-does-not-help', rule: 'cover', values: { ability } },
        )
      }
      if (addsDice(bonusDice)) steps.push({ kind: 'bonus-dice', rule: 'd20-test', values: { dice: bonusDice.text } })
      if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
      const modifier = dodges ? save + bonus : save
      steps.push({
        kind: 'save',
        rule: 'save-dc',
        values: {
          modifier,
          dc,
          success,
          failure,
        },
      })
      const evades = evasion && dodges && onSuccess === 'half'
      steps.push({
        kind: evades ? 'evasion' : onSuccess,
        rule: 'half-damage',
        values: { rolled: typical, half },
      })
      steps.push(...damageSteps(evades ? mapOutcomes(dealt.value, halfDamage) : dealt.value, modifiers))
      if (targets > 1) {
        steps.push({
          kind: 'total',
          rule: 'multiple-targets',
          values: { targets, failures: mean(failures) },
        })
      }
    }
    const together: Figure[] =
      targets === 1
        ? []
        : [
            { id: 'total', kind: 'number', value: mean(total) },
            { id: 'failures', kind: 'number', value: mean(failures) },
            { id: 'all-fail', kind: 'probability', value: chanceThat(failures, '=', targets) },
          ]
    return ok({
      figures: [
        { id: 'mean', kind: 'number', value: mean(one.damage) },
        { id: 'drops', kind: 'probability', value: drops },
        { id: 'failure', ...failure },
        ...together,
        { id: 'highest', kind: 'integer', value: maximum(one.damage) },
      ],
      distribution: one.damage,
      threshold: input['hit-points'],
      steps,
    })
  },
  rolls({ damage, ability, save, state, cover, 'bonus-dice': bonusDice }) {
    const modifier = ability === 'dexterity' ? save + coverBonus(cover) : save
    return [
      { id: 'damage', expression: damage.expression },
      { id: 'save', expression: d20ToRoll({ state, modifier, ...bonusDiceOf(bonusDice) }) },
    ]
  },
})
