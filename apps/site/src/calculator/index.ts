export { queryWithStates, type Texts } from './address/calculator-address.ts'
export { headingAbove, stateNames } from './address/state-names.ts'
export { inOneLine } from './answer/question-words.ts'
