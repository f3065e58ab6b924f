import { execFileSync } from 'node:child_process'
import { contentFolderOf } from './content.ts'

/** Runs git in a folder with a fixed author, and without the settings of this machine. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-C', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  })

/** Commits everything in a folder. */
export function commit(folder: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'Change.')
}

/** Writes a content folder into its own git repository, and returns its path. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = contentFolderOf(files)
  git(folder, 'init', '--quiet')
  commit(folder)
  return folder
}
