import { execFileSync } from 'node:child_process'

/** A git repository, with a work tree or bare, as it was last committed. */
export interface Repository {
  readonly commit: string
  read(path: string): string
  /** the texts of the files in a folder, by their paths */
  readAll(folder: string): ReadonlyMap<string, string>
}

const NEWLINE = 10

export function openRepository(directory: string): Repository {
  const git = (args: readonly string[], input?: string): Buffer =>
    execFileSync('git', ['-C', directory, ...args], { maxBuffer: 2 ** 30, ...(input !== undefined && { input }) })
  return {
    commit: git(['rev-parse', 'HEAD']).toString().trim(),
    read: (path) => git(['show', `HEAD:${path}`]).toString(),
    readAll(folder) {
      const paths = git(['ls-tree', '-r', '-z', '--name-only', 'HEAD', `${folder}/`])
        .toString()
        .split('\0')
        .filter(Boolean)
      const contents = git(['cat-file', '--batch'], paths.map((path) => `HEAD:${path}\n`).join(''))
      let start = 0
      return new Map(
        paths.map((path) => {
          const text = contents.indexOf(NEWLINE, start) + 1
          const bytes = Number(contents.toString('utf8', start, text).trim().split(' ').at(-1))
          start = text + bytes + 1
          return [path, contents.toString('utf8', text, text + bytes)]
        }),
      )
    },
  }
}
