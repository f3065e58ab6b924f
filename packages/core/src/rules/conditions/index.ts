export * from './can-act.ts'
export * from './condition-duration.ts'
export * from './condition-effects.ts'
export * from './damage-under-conditions.ts'
export * from './exhaustion.ts'
export * from './held-conditions.ts'
export type {
  ConditionBonus,
  ConditionCircumstance,
  RollUnderConditions,
} from './roll-under-conditions.ts'
export * from './speed-under-conditions.ts'
export * from './steps.ts'
