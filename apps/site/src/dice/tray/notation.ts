/** What the tray needs to read and change dice: it is fetched when the reader first uses the tray. */
export { diceProblem } from '@rulestone/core/calculators/fields'
export { format, parse } from '@rulestone/core/dice'
export { addDie, addModifier, inState, stateIn } from './edit-dice.ts'
