export { buildLibrary, buildWorkbench, type LibraryOptions, type Workbench } from './build-library.ts'
export type { Entry, Heading } from './entry.ts'
export type { Library } from './library.ts'
export { readLibrary, readWorkbench } from './read-library.ts'
