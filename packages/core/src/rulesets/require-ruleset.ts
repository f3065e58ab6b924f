import { shown } from '../shown.ts'
import type { Ruleset } from './ruleset.ts'

/** Checks that an argument is an edition and not its id. */
export function requireRuleset(value: Ruleset): Ruleset {
  if (typeof value?.id !== 'string')
    throw new RangeError(
      `ruleset is ${shown(value)}; it must be an edition, such as srd521. Tip: RULESETS has each by its id.`,
    )
  return value
}
