import { maximum, probability } from '../dice/distribution.ts'
import { mean, variance } from '../dice/moments.ts'
import { ok } from '../result.ts'
import { defineCalculator } from './calculator.ts'
import { STEPS } from './dice.steps.ts'
import { diceOdds } from './shared/dice-odds.ts'

/** Any dice expression: its exact distribution, its mean, and the chance to reach a number. */
export const diceCalculator = defineCalculator({
  id: 'dice',
  topic: 'dice-and-tests',
  rules: ['ability-check', 'saving-throw', 'difficulty-class', 'damage-roll', 'heroic-inspiration'],
  fields: {
    expr: { type: 'dice', default: '4d6kh3' },
    'at-least': { type: 'integer', minimum: -1_000_000, maximum: 1_000_000, default: 15 },
  },
  steps: STEPS,
  compute({ expr, 'at-least': atLeast }) {
    const result = diceOdds('expr', expr)
    if (!result.ok) return result
    const distribution = result.value
    const chance = probability(distribution, '>=', atLeast)
    return ok({
      figures: [
        { id: 'chance', kind: 'probability', value: chance },
        { id: 'mean', kind: 'number', value: mean(distribution) },
        { id: 'variance', kind: 'number', value: variance(distribution) },
        { id: 'minimum', kind: 'integer', value: distribution.minimum },
        { id: 'maximum', kind: 'integer', value: maximum(distribution) },
      ],
      distribution,
      threshold: atLeast,
      steps: [
        {
          kind: 'at-least',
          rule: 'difficulty-class',
          values: {
            dice: expr.text,
            'at-least': atLeast,
            chance,
          },
        },
      ],
    })
  },
  rolls: ({ expr }) => [{ id: 'expr', expression: expr.expression }],
})
