import { loadFiles } from '../corpus/index.ts'
import { buildWorkbench, type LibraryOptions, type Workbench } from './build-library.ts'
import type { Library } from './library.ts'

/**
 * Reads, checks and compiles a content folder. Never throws because of its content: `findings` has everything that is
 * wrong, the rest has everything that could be read.
 *
 * @param folder - the folder that contains `rules/`, `terms/`, `strings/` and `books/`
 * @throws the error of the file system if a folder cannot be listed
 */
export const readLibrary = async (folder: string, options: LibraryOptions = {}): Promise<Library> =>
  (await readWorkbench(folder, options)).library

/**
 * Like `readLibrary`, with the corpus.
 *
 * @param folder - the folder that contains `rules/`, `terms/`, `strings/` and `books/`
 * @throws the error of the file system if a folder cannot be listed
 */
export const readWorkbench = async (folder: string, options: LibraryOptions = {}): Promise<Workbench> =>
  buildWorkbench(await loadFiles(folder), options)
