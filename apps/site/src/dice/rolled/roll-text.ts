import { parse } from '@rulestone/core/dice'
import { type MadeRoll, makeRoll, type RollContext } from './make-roll.tsx'

/** Rolls typed or saved dice; undefined if they cannot be parsed. */
export function rollText(text: string, context: RollContext): MadeRoll | undefined {
  const parsed = parse(text)
  return parsed.ok ? makeRoll(parsed.value, context) : undefined
}
