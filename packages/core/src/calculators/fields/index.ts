export type * from '../calculator.ts'
export {
  COMPASS,
  COMPASS_STEPS,
  type Compass,
  directionTo,
  isCompass,
  type PathProblem,
  type PathStep,
  readPath,
  writePath,
} from '../shared/path.ts'
export { diceProblem } from './dice-problem.ts'
export * from './field-value.ts'
export { type FieldSchema, type InputSchema, inputSchema } from './input-schema.ts'
export * from './is-shown.ts'
export * from './state.ts'
