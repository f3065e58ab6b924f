import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A source file that looks strings up. */
export interface CodeFile {
  /** path from the content folder, with forward slashes; it begins with `../` */
  readonly file: string
  readonly text: string
}

const SOURCE = /(?<!\.test)(?<!\.d)\.(?:ts|tsx|astro)$/

async function listSources(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter(({ name, parentPath }) => SOURCE.test(name) && parentPath.split(sep).includes('src'))
    .filter(({ parentPath }) => !parentPath.split(sep).includes('node_modules'))
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
}

/**
 * Loads the code that looks up the strings of a content folder, from `apps/*\/src` and `packages/*\/src` beside it. It is
 * empty if there is none.
 */
export async function loadCode(folder: string): Promise<CodeFile[]> {
  const beside = join(folder, '..')
  const projects = await Promise.all(
    ['apps', 'packages'].map(async (name) => {
      const found = await readdir(join(beside, name), { withFileTypes: true }).catch(() => [])
      return found.filter((item) => item.isDirectory()).map((item) => join(beside, name, item.name, 'src'))
    }),
  )
  const paths = (await Promise.all(projects.flat().map(listSources))).flat().sort()
  return await Promise.all(
    paths.map(async (path) => ({
      file: relative(folder, path).split(sep).join('/'),
      text: await readFile(path, 'utf8'),
    })),
  )
}
