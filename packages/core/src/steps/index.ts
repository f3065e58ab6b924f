export * from './step.ts'
export * from './step-value.ts'
export * from './step-values.ts'
