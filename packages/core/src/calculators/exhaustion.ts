import { probability as chanceThat } from '../dice/distribution.ts'
import { ok } from '../result.ts'
import { exhaustionEffects, gainExhaustion, loseExhaustion, maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { speedUnderConditions } from '../rules/conditions/speed-under-conditions.ts'
import { d20Distribution } from '../rules/d20-tests/d20-test.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { StepValue } from '../steps/step-value.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './exhaustion.steps.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { integer, probability, quantity, signed, word } from './shared/values.ts'

const { longRest } = srd521DamageAndHealing
const MOST = maximumExhaustion()
const LEVELS = { type: 'integer', minimum: 0, maximum: MOST } as const

const FIELDS = {
  level: { ...LEVELS, default: 2 },
  speed: { type: 'integer', minimum: 0, maximum: 120, default: 30, unit: 'feet', step: 5 },
  modifier: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
  dc: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
  gained: { ...LEVELS, default: 0, rare: true },
  'long-rests': { ...LEVELS, default: 0, rare: true },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
} as const

type Input = InputOf<typeof FIELDS>

/** The level after gaining levels and finishing Long Rests; the dead do not rest. */
function levelOf({ level, gained, 'long-rests': rests }: Input): number {
  const raised = gainExhaustion({ level, gained })
  return exhaustionEffects(raised).dies
    ? raised
    : loseExhaustion({ level: raised, lost: rests * longRest.exhaustionLevelsRemoved })
}

const slowedTo = (speed: number, level: number): number =>
  speedUnderConditions({
    creature: { conditions: level > 0 ? [{ condition: 'exhaustion', level }] : [] },
    speedFeet: speed,
  }).value.speedFeet

/** The effects of Exhaustion on D20 Tests and Speed at each level, and how long recovering from it takes. */
export const exhaustionCalculator = defineCalculator({
  id: 'exhaustion',
  topic: 'damage-and-death',
  rules: ['exhaustion', 'long-rest', 'd20-test', 'speed', 'dead'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { speed, modifier, dc, gained, state, 'long-rests': rests } = input
    const level = levelOf(input)
    const effects = exhaustionEffects(level)
    const d20 = d20Distribution(state)
    const total = (penalty: number) => ({ ...d20, minimum: d20.minimum + modifier + penalty })
    const chance = (penalty: number) => chanceThat(total(penalty), '>=', dc)
    const slowed = slowedTo(speed, level)
    const restsNeeded = Math.ceil(level / longRest.exhaustionLevelsRemoved)

    const steps: Step[] = []
    if (gained > 0) {
      const raised = gainExhaustion({ level: input.level, gained })
      const values = {
        before: input.level,
        gained,
        level: raised,
        most: MOST,
      }
      steps.push({ kind: 'gained', rule: 'exhaustion', values })
    }
    const table = {
      columns: ['level', 'd20-tests', 'speed', 'chance'] as const,
      rows: Array.from({ length: MOST }, (_, index): [StepValue, ...StepValue[]] => {
        const at = exhaustionEffects(index + 1)
        if (at.dies) return [integer(index + 1), word('dies'), word('none'), word('none')]
        const reduced = quantity(slowedTo(speed, index + 1), 'feet')
        return [integer(index + 1), signed(at.d20Bonus), reduced, probability(chance(at.d20Bonus))]
      }),
    }
    if (effects.dies) {
      steps.push({ kind: 'dies', rule: 'dead', values: { level } })
      return ok({ figures: [{ id: 'dead', kind: 'integer', value: level }], table, steps })
    }
    if (rests > 0) steps.push({ kind: 'rested', rule: 'long-rest', values: { rests, level } })
    const values = { level, penalty: effects.d20Bonus }
    steps.push({ kind: 'd20-tests', rule: 'exhaustion', values })
    steps.push({
      kind: 'test',
      rule: 'd20-test',
      values: {
        modifier,
        reduced: modifier + effects.d20Bonus,
        dc,
        chance: chance(effects.d20Bonus),
        without: chance(0),
      },
    })
    if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
    steps.push({
      kind: 'speed',
      rule: 'speed',
      values: {
        speed,
        less: effects.speedReducedFeet,
        slowed,
      },
    })
    if (level > 0) steps.push({ kind: 'recovery', rule: 'long-rest', values: { rests: restsNeeded } })
    steps.push({ kind: 'deadly', rule: 'exhaustion', values: { most: MOST, left: MOST - level } })
    const figures: readonly [Figure, ...Figure[]] = [
      { id: 'penalty', kind: 'signed', value: effects.d20Bonus },
      { id: 'slowed', kind: 'quantity', value: slowed, unit: 'feet' },
      { id: 'chance', kind: 'probability', value: chance(effects.d20Bonus) },
      { id: 'without', kind: 'probability', value: chance(0) },
      { id: 'rests', kind: 'integer', value: restsNeeded },
      { id: 'now', kind: 'integer', value: level },
    ]
    return ok({ figures, distribution: total(effects.d20Bonus), threshold: dc, table, steps })
  },
  rolls: (input) => {
    const { d20Bonus, dies } = exhaustionEffects(levelOf(input))
    if (dies) return []
    return [{ id: 'test', expression: d20ToRoll({ state: input.state, modifier: input.modifier + d20Bonus }) }]
  },
})
