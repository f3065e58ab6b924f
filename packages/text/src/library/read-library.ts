import { loadFiles } from '../corpus/index.ts'
import { buildWorkbench, type LibraryOptions, type Workbench } from './build-library.ts'
import type { Library } from './library.ts'

/**
 * Reads, checks and compiles a content folder. Bad content never makes it throw: everything that is wrong is among
 * `findings`, all at once, and what can be read stands in the rest.
 *
 * @param folder - the folder that holds `rules/`, `terms/`, `strings/` and `books/`
 * @throws the error of the file system where a folder cannot be listed
 */
export const readLibrary = async (folder: string, options: LibraryOptions = {}): Promise<Library> =>
  (await readWorkbench(folder, options)).library

/**
 * Reads a content folder as `readLibrary` does, and keeps the texts.
 *
 * @param folder - the folder that holds `rules/`, `terms/`, `strings/` and `books/`
 * @throws the error of the file system where a folder cannot be listed
 */
export const readWorkbench = async (folder: string, options: LibraryOptions = {}): Promise<Workbench> =>
  buildWorkbench(await loadFiles(folder), options)
