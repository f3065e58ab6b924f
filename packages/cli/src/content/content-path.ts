import { dirname, join, relative, resolve, sep } from 'node:path'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/words.ts'
import { isThere } from './workspace.ts'

/** A place in a content folder. */
export interface ContentPath {
  /** the content folder, absolute */
  readonly root: string
  /** the place inside it, with forward slashes; empty for the folder itself */
  readonly path: string
}

/** The nearest folder at or above a path that holds `rules/`. */
async function rootOf(path: string): Promise<string | undefined> {
  if (await isThere(join(path, 'rules'))) return path
  const parent = dirname(path)
  return parent === path ? undefined : rootOf(parent)
}

/**
 * Finds out which content folder a typed path is in.
 *
 * @throws Refusal when there is no such path, or it lies in no content folder
 */
export async function findContent(typed: string): Promise<ContentPath> {
  const absolute = resolve(typed)
  if (!(await isThere(absolute))) throw new Refusal(USAGE.noSuchFile(typed))
  const root = await rootOf(absolute)
  if (root === undefined) throw new Refusal(USAGE.noContent(typed))
  return { root, path: relative(root, absolute).split(sep).join('/') }
}

/** Whether a file of a content folder is at or below a place in it. */
export const isWithin = (file: string, path: string): boolean =>
  path === '' || file === path || file.startsWith(`${path}/`)

/** A file of a content folder as a path from where the reader is, to be opened by a click. */
export const pathFromHere = (root: string, file: string): string => relative('', join(root, file))
