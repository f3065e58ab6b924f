export { expectError, expectOk } from '../result.ts'
export { chancesOf } from './chances.ts'
export { toAscii } from './characters.ts'
export { clashes, type Reading } from './clashes.ts'
export { chanceAgainst, difference } from './compare.ts'
export { DIALECTS, type Dialect, type DialectName } from './dialect.ts'
export {
  add,
  type Case,
  certain,
  type Distribution,
  type DistributionJson,
  fromOutcomes,
  mapOutcomes,
  maximum,
  mix,
  modes,
  negate,
  outcomes,
  probability,
  quantile,
} from './distribution.ts'
export { type EnteredDice, enteredDice, type ThrownDie } from './entered-dice.ts'
export { explain, type Say } from './explain.ts'
export { format } from './format.ts'
export { keepDice } from './keep-dice.ts'
export { type KeptRanks, keptRanks } from './kept-ranks.ts'
export { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
export { mean, variance } from './moments.ts'
export {
  caret,
  type Expected,
  type Meaning,
  type NotationError,
  type OverLimit,
  type Problem,
} from './notation-error.ts'
export { type Odds, type OddsError, type OddsOptions, odds } from './odds.ts'
export { type ParseOptions, parse } from './parse.ts'
export { power } from './power.ts'
export { cryptoRandom, type Random, randomFrom, rollDie, seededRandom } from './random.ts'
export { ODDS_SCHEMA, readOdds } from './read-odds.ts'
export {
  type Die,
  type Roll,
  type RolledConstant,
  type RolledOperation,
  type RolledPool,
  type RolledSum,
  roll,
} from './roll.ts'
export { reachedByRound } from './rounds.ts'
export { sumOfDice } from './sum-of-dice.ts'
export type * from './syntax.ts'
export { total } from './total.ts'
export { totalsByLabel } from './totals-by-label.ts'
export { atLeastOnce, repeated } from './trials.ts'
export { typeset } from './typeset.ts'
