export { buildRules, type DataOptions } from './build-data.ts'
export { FOLDER, headerOf, VERSION } from './header.ts'
