import { contentFolder } from '@rulestone/content'
import { type Library, readLibrary } from '../src/index.ts'

/** The library of the real content, read once for all tests of a worker. */
export const library: Library = await readLibrary(contentFolder)
