export * from './breaking-objects.ts'
export * from './carrying-capacity.ts'
export * from './damage-threshold.ts'
export * from './object.ts'
