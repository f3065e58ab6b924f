import type { ActionCheck } from '../tables/actions/actions.ts'
import type { Action, PlaytestAction } from '../vocabulary/actions.ts'
import type { Now } from './play.ts'

/** The checks in the row of an action. */
export const checksOf = ({ ruleset }: Now, action: Action | PlaytestAction): readonly ActionCheck[] =>
  ruleset.actions.list.find((row) => row.action === action)?.checks ?? []
