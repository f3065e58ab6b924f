export type { PlainValue, Step, StepKinds, StepOf, ValueKind, WithSteps } from './step.ts'
export type * from './step-value.ts'
export * from './step-values.ts'
