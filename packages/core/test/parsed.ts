import {
  type Distribution,
  type Expression,
  type NotationError,
  odds,
  type ParseOptions,
  parse,
} from '../src/dice/index.ts'

/** The tree of notation that must parse. */
export function parsed(notation: string): Expression {
  const result = parse(notation)
  if (!result.ok) throw new Error(`${notation} does not parse: ${JSON.stringify(result.error)}`)
  return result.value
}

/** Why a text is not a dice expression; undefined if it is one. */
export function refused(text: string, options?: ParseOptions): NotationError | undefined {
  const result = parse(text, options)
  return result.ok ? undefined : result.error
}

/** The exact distribution of notation that must parse and stay within the limits. */
export function oddsOf(notation: string): Distribution {
  const result = odds(parsed(notation))
  if (!result.ok) throw new Error(`${notation} has no odds: ${JSON.stringify(result.error)}`)
  return result.value
}
