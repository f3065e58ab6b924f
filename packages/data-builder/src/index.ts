export { buildCreatures, buildData, buildRules, buildSpells, type DataOptions } from './build/build-data.ts'
export { type DataFile, dataFiles } from './build/files.ts'
export { fileUrl, VERSION, VERSION_FOLDER } from './build/header.ts'
export { llmsText } from './build/llms-text.ts'
export {
  type Block,
  type Creature,
  type Data,
  type Figure,
  jsonSchema,
  type Rule,
  type Span,
  type Spell,
  type Table,
  type Term,
} from './schema/index.ts'
