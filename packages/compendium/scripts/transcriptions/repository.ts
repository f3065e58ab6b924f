import { execFileSync } from 'node:child_process'

/** A git repository, with a work tree or bare, as it was last committed. */
export interface Repository {
  readonly commit: string
  /** the paths of the files in a folder */
  files(folder: string): readonly string[]
  read(path: string): string
}

export function openRepository(directory: string): Repository {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    files: (folder) => git('ls-tree', '-r', '-z', '--name-only', 'HEAD', `${folder}/`).split('\0').filter(Boolean),
    read: (path) => git('show', `HEAD:${path}`),
  }
}
