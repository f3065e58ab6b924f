import type { Expression, Term } from '../../dice/syntax.ts'
import { d20Pool } from '../../rules/d20-tests/advantage.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'

/** What is rolled for a D20 Test. */
export interface D20ToRoll {
  readonly state: RollState
  readonly modifier: number
  /** dice that are added */
  readonly bonusDice?: Expression
  /** the minimum that the d20 counts as */
  readonly minimumOnDie?: number
  /** a 1 is rerolled; of two dice a player rerolls only one, by hand */
  readonly halflingLuck?: boolean
}

/**
 * The dice of a D20 Test with everything added to them, to be rolled.
 *
 * @example
 * format(d20ToRoll({ state: 'advantage', modifier: -1 })) // => '2d20kh1-1'
 * format(d20ToRoll({ state: 'normal', modifier: 5, minimumOnDie: 10 })) // => '1d20min10+5'
 */
export function d20ToRoll({
  state,
  modifier,
  bonusDice,
  minimumOnDie = 1,
  halflingLuck = false,
}: D20ToRoll): Expression {
  const pool = d20Pool(state)
  const { span } = pool
  const expression: Expression = {
    ...pool,
    ...(minimumOnDie > 1 ? { minimum: minimumOnDie } : {}),
    ...(halflingLuck && pool.count === 1
      ? { reroll: { kind: 'once', when: { comparison: '=', value: 1 } } as const }
      : {}),
  }
  const constant = { kind: 'constant', value: Math.abs(modifier), span } as const
  const terms: readonly Term[] = [
    { sign: 1, expression },
    { sign: modifier < 0 ? -1 : 1, expression: constant },
    ...(bonusDice === undefined ? [] : [{ sign: 1, expression: bonusDice } as const]),
  ]
  return { kind: 'sum', terms, span }
}
