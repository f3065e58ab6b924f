import type { Distribution } from '../../dice/distribution.ts'
import { odds } from '../../dice/odds.ts'
import { tableDice } from './table-dice.ts'

/**
 * The exact distribution of dice from a table or ruleset.
 *
 * @throws RangeError if the text in the table is not dice notation
 * @example
 * tableOdds('1d6').denominator // => 6n
 */
export function tableOdds(notation: string): Distribution {
  const result = odds(tableDice(notation))
  if (result.ok) return result.value
  throw new RangeError(`notation is ${notation}; it must be dice notation with exact odds (${result.error.code}).`)
}
