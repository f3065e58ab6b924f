export { buildIndex, type SearchIndex } from './build-index.ts'
