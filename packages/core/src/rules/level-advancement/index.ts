export * from './character-level.ts'
export * from './class-progression.ts'
export * from './experience.ts'
export * from './feat-prerequisites.ts'
export {
  afterConstitutionChange,
  type ConstitutionChange,
  type HitPointMaximum,
  hitPointMaximum,
  type LevelGained,
  MINIMUM_HIT_POINTS_PER_LEVEL,
} from './hit-points-by-level.ts'
export * from './multiclass.ts'
export * from './steps.ts'
