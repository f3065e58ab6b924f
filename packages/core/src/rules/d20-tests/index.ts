export * from './ability-check-state.ts'
export * from './advantage.ts'
export * from './armor-class.ts'
export * from './armor-class-in-armor.ts'
export * from './attack-roll.ts'
export { type AttackTest, attackRollChances } from './attack-roll-chances.ts'
export * from './attack-roll-state.ts'
export * from './base-armor-class.ts'
export {
  type Contest,
  type ContestChances,
  type ContestOutcome,
  type ContestTotals,
  contestChances,
  contestOutcome,
  type OpposedTotal,
  opposedOutcome,
} from './contest.ts'
export * from './d20-test.ts'
export { type D20Roll, type D20TestAgainst, d20TestChance, d20TestDistribution } from './d20-test-distribution.ts'
export * from './d20-test-outcome.ts'
export * from './group-check.ts'
export * from './heroic-inspiration.ts'
export * from './natural-roll.ts'
export * from './rerolls.ts'
export * from './roll-circumstance.ts'
export * from './saving-throw.ts'
export * from './saving-throw-state.ts'
export * from './steps.ts'
