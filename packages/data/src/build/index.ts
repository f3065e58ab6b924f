export { buildData, type DataOptions } from './build-data.ts'
export { type DataFile, dataFiles } from './files.ts'
export { fileUrl, VERSION, VERSION_FOLDER } from './header.ts'
export { ATTRIBUTION } from './sources.ts'
