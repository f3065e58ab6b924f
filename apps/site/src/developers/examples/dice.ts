import { mean, odds, parse, probability, roll, seededRandom } from '@rulestone/core/dice'

const dice = parse('4d6kh3')
if (!dice.ok) throw new Error(dice.error.code)
const distribution = odds(dice.value)
if (!distribution.ok) throw new Error(distribution.error.code)

probability(distribution.value, '>=', 15) // => { numerator: 25n, denominator: 108n }
mean(distribution.value) // => { numerator: 15869n, denominator: 1296n }
roll(seededRandom('goblin ambush'), dice.value).total // => 13
