export type { Box, Direction, Point } from './area-geometry.ts'
export * from './area-obstruction.ts'
export * from './area-of-effect.ts'
