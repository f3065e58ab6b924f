import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTerms } from './term-file.ts'
import { type TermNames, termNames } from './term-names.ts'

/**
 * Reads the names of the terms of a content folder, and nothing else, for commands that must start fast. Invalid terms
 * are left out.
 *
 * @param folder - the folder that contains `terms/`
 * @throws the error of the file system if `terms/` cannot be read
 */
export async function readTermNames(folder: string): Promise<TermNames> {
  const names = (await readdir(join(folder, 'terms'))).filter((name) => name.endsWith('.yml')).sort()
  const files = await Promise.all(
    names.map(async (name) => readTerms(`terms/${name}`, await readFile(join(folder, 'terms', name), 'utf8'))),
  )
  return termNames(files.flatMap(({ terms }) => terms))
}
