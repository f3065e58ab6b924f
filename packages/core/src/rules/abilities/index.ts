export * from './ability-score.ts'
export {
  type IncreaseProblem,
  increaseByBackground,
  increaseByFeat,
  increasedScore,
  type ScoreIncreases,
} from './ability-score-increase.ts'
export * from './generate-scores.ts'
export * from './point-cost.ts'
export * from './standard-array.ts'
