export * from './encounter-budget.ts'
export * from './monster-hit-points.ts'
