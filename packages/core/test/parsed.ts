import { type Distribution, type Expression, odds, parse } from '../src/dice/index.ts'

/** The tree of notation that must parse. */
export function parsed(notation: string): Expression {
  const result = parse(notation)
  if (!result.ok) throw new Error(`${notation} does not parse: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The exact distribution of notation that must parse and stay within the limits. */
export function oddsOf(notation: string): Distribution {
  const result = odds(parsed(notation))
  if (!result.ok) throw new Error(`${notation} has no odds: ${JSON.stringify(result.error)}`)
  return result.value
}
