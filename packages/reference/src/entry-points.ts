import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A module of the package that a reader can import. */
export interface EntryPoint {
  /** what follows the name of the package: `dice`; empty for the package itself */
  readonly subpath: string
  /** the source file */
  readonly file: string
}

/** The targets of `exports` in a package.json of this repository. */
type Targets = Readonly<Record<string, null | string | Readonly<Record<string, string>>>>

const sourceOf = (target: Targets[string] | undefined): string | undefined =>
  typeof target === 'string' ? target : target?.['default']

/** The files of one export: those of a pattern `./rules/*` are the indexes of the folders that it matches. */
function filesOf(folder: string, subpath: string, source: string): EntryPoint[] {
  const from = subpath.replace(/^\.\/?/u, '')
  if (!source.includes('*')) return [{ subpath: from, file: join(folder, source) }]
  if (!source.endsWith('/*/index.ts')) return []
  return globSync(source, { cwd: folder }).map((file) => ({
    subpath: from.replace('*', dirname(file).split('/').at(-1) ?? ''),
    file: join(folder, file),
  }))
}

/**
 * The modules of a package with their source files. Those that export what others export come last, so that each name is
 * described where it can be imported from the smallest module.
 */
export function entryPoints(folder: string, targets: Targets): EntryPoint[] {
  const all = Object.entries(targets).flatMap(([subpath, target]) => {
    const source = sourceOf(target)
    return source?.endsWith('.ts') ? filesOf(folder, subpath, source) : []
  })
  const depth = ({ subpath }: EntryPoint): number => (subpath === '' ? 0 : subpath.split('/').length)
  return all.sort((a, b) => depth(b) - depth(a) || a.subpath.localeCompare(b.subpath, 'en'))
}
