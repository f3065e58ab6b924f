export { queryWithStates, type Texts } from './address/calculator-address.ts'
export { parameterPrefixes } from './address/parameter-prefixes.ts'
export { inOneLine } from './answer/question-words.ts'
