import { dirname, join, relative, resolve, sep } from 'node:path'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { isThere } from './workspace.ts'

/** A path in a content folder. */
export interface ContentPath {
  /** the content folder, absolute */
  readonly root: string
  /** the path inside it, with forward slashes; empty for the folder itself */
  readonly path: string
}

/** The nearest folder at or above a path that contains `rules/`. */
async function rootOf(path: string): Promise<string | undefined> {
  if (await isThere(join(path, 'rules'))) return path
  const parent = dirname(path)
  return parent === path ? undefined : rootOf(parent)
}

/**
 * Finds the content folder that a typed path is in.
 *
 * @throws Refusal if there is no such path, or it is not in a content folder
 */
export async function findContent(typed: string): Promise<ContentPath> {
  const absolute = resolve(typed)
  if (!(await isThere(absolute))) throw new Refusal(USAGE.noSuchFile(typed))
  const root = await rootOf(absolute)
  if (root === undefined) throw new Refusal(USAGE.noContent(typed))
  return { root, path: relative(root, absolute).split(sep).join('/') }
}

/** Whether a file of a content folder is at or below a path in it. */
export const isWithin = (file: string, path: string): boolean =>
  path === '' || file === path || file.startsWith(`${path}/`)

/** The path of a file of a content folder, relative to the current directory, so that terminals can link it. */
export const pathFromHere = (root: string, file: string): string => relative('', join(root, file))
