import type { Expression } from '../../dice/syntax.ts'
import type { ParsedDice } from '../calculator.ts'

/** The text of a dice field that adds nothing. */
export const NO_DICE = '0'

/** Whether a dice field adds something. */
export const addsDice = ({ text }: ParsedDice): boolean => text !== NO_DICE

/** The dice that a field adds to a roll, as an option of the roll. */
export const bonusDiceOf = (dice: ParsedDice): { readonly bonusDice?: Expression } =>
  addsDice(dice) ? { bonusDice: dice.expression } : {}
