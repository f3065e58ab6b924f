export { buildData, buildRules, type DataOptions } from './build/build-data.ts'
export { type DataFile, dataFiles } from './build/files.ts'
export { fileUrl, VERSION, VERSION_FOLDER } from './build/header.ts'
export type * from './schema/index.ts'
