export { findCreatures } from './creatures/find-creatures.ts'
export { namesFor } from './creatures/newcomers.ts'
