import { odds, parse, probability, roll, seededRandom } from '@rulestone/core/dice'
import { expectEqual } from './expect.ts'

/** Odds and a repeatable roll of a dice expression. */
export function dice(): void {
  const parsed = parse('4d6kh3')
  if (!parsed.ok) throw new Error(`4d6kh3 was refused: ${parsed.error.code}`)
  const distribution = odds(parsed.value)
  if (!distribution.ok) throw new Error(`the odds were refused: ${distribution.error.code}`)
  const { numerator, denominator } = probability(distribution.value, '>=', 15)
  expectEqual('probability', [String(numerator), String(denominator)], ['25', '108'])
  expectEqual('roll', roll(seededRandom('goblin ambush'), parsed.value).total, 13)
  expectEqual('parse', parse('2d6++3').ok, false)
}
