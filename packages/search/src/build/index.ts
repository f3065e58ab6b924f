export { buildIndex, type SearchIndex } from './build-index.ts'
export type { Searchable } from './collect-rows.ts'
export { compendiumOf } from './compendium.ts'
export { filterWords } from './filter-words.ts'
