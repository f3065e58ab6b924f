import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** An earlier English text of an entry, or why it is unavailable. */
export type EarlierEnglish = { readonly text: string } | { readonly missing: 'no-repository' | 'not-in-history' }

const run = promisify(execFile)

/** Runs git in a folder, without the programs that a repository may configure. */
async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const safe = ['-c', 'core.quotePath=off', '-c', 'core.fsmonitor=false', '-C', folder]
  const { stdout } = await run('git', [...safe, ...args], { maxBuffer: 2 ** 26, env: { ...process.env, LC_ALL: 'C' } })
  return stdout
}

/** Every version of a file, the newest first, with its name at that time. */
async function versions(folder: string, file: string): Promise<string[]> {
  const log = await git(folder, 'log', '--follow', '--no-ext-diff', '--format=%x00%H', '--name-only', '--', file)
  return log.split('\0').flatMap((part) => {
    const [commit, path] = part.split('\n').filter((line) => line !== '')
    return commit && path ? [`${commit}:${path}`] : []
  })
}

/**
 * Finds the English text that a translation was confirmed against, in the git history of the content. Texts are
 * identified by their hash, so that renames, squashes and rebases do not matter.
 *
 * @param folder the content folder
 * @param file the English file in it
 * @param of the hash that it had
 */
export async function englishOf(folder: string, file: string, of: string): Promise<EarlierEnglish> {
  const { contentHash, segmentsOf } = await import('@rulestone/text')
  let found: readonly string[]
  try {
    found = await versions(folder, file)
  } catch {
    return { missing: 'no-repository' }
  }
  for (const version of found) {
    const text = await git(folder, 'cat-file', 'blob', version).catch(() => undefined)
    if (text !== undefined && contentHash(segmentsOf(text)) === of) return { text }
  }
  return { missing: 'not-in-history' }
}
