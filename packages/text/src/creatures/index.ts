export { type CreatureWords, creatureWords } from './creature-words.ts'
export { STAT_BLOCK_RULES } from './live-figures.ts'
export {
  compileStatBlock,
  leadOf,
  type StatBlock,
  type StatPart,
  type StatSection,
} from './stat-block.ts'
export { creatureSummary } from './stat-lines.ts'
