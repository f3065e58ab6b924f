export type { Permission } from './permission.ts'
export * from './round-down.ts'
export * from './simultaneous-effects.ts'
