export * from './light.ts'
export * from './obscured-area.ts'
export * from './seeing.ts'
export { pierces, type SenseRanges, type Sighting } from './special-senses.ts'
