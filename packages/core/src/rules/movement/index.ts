export * from './difficult-terrain.ts'
export * from './grid.ts'
export * from './grid-step.ts'
export * from './jumping.ts'
export * from './movement-check.ts'
export * from './movement-cost.ts'
export * from './movement-left.ts'
export {
  type CreatureInTheWay,
  isProneInSharedSpace,
  type MoveThrough,
  movingThrough,
  type SharedSpace,
  type SpaceOfAnother,
} from './moving-around-creatures.ts'
export * from './prone-movement.ts'
export * from './special-speeds.ts'
export * from './squeezing.ts'
export * from './steps.ts'
