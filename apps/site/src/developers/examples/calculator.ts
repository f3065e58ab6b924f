import { attackCalculator, readState } from '@rulestone/core'

const { parsed } = readState(attackCalculator, { ac: '15', cover: 'half' })
const result = attackCalculator.compute(parsed)
if (!result.ok) throw new Error(result.error.code)

result.value.figures[0] // => { id: 'hit', kind: 'probability', value: { numerator: 9n, denominator: 20n } }
result.value.steps.map(({ rule }) => rule) // => ['half-cover', 'attack-roll', 'rolling-20-or-1', 'critical-hit']
