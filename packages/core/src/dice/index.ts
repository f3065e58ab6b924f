export { toAscii } from './characters.ts'
export {
  add,
  type Case,
  type Comparison,
  certain,
  type Distribution,
  fromOutcomes,
  mapOutcomes,
  maximum,
  mean,
  mix,
  modes,
  negate,
  outcomes,
  probability,
  quantile,
  variance,
} from './distribution.ts'
export { format } from './format.ts'
export { keepDice } from './keep-dice.ts'
export { type KeptRanks, keptRanks } from './kept-ranks.ts'
export { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
export { caret, type Expected, type NotationError, type OverLimit } from './notation-error.ts'
export { type OddsError, type OddsOptions, odds } from './odds.ts'
export { type ParseOptions, parse } from './parse.ts'
export { cryptoRandom, type Random, rollDie, seededRandom } from './random.ts'
export { type Die, type Roll, type RolledConstant, type RolledPool, type RolledSum, roll } from './roll.ts'
export { sumOfDice } from './sum-of-dice.ts'
export type { Constant, Expression, Keep, Pool, Span, Sum, Term } from './syntax.ts'
