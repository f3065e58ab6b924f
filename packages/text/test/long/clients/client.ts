import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { makeCorpus } from '../../../src/corpus/corpus.ts'
import { loadFiles } from '../../../src/corpus/load-files.ts'
import { readSources } from '../../../src/corpus/sources.ts'

/** How to install every program of these tests on Debian. */
const INSTALL =
  'apt-get install -y --no-install-recommends translate-toolkit omegat po4a gettext default-jre-headless hunspell hunspell-th hunspell-en-us'

/** The output of a program, and its exit code. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly error: string
}

/**
 * Runs an external program.
 *
 * @throws Error if it is not installed
 */
export function runTool(folder: string, name: string, ...args: readonly string[]): Ran {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, PYTHONIOENCODING: 'utf-8' }
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 540_000,
  })
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(`${name} is not installed. Tip: run as root: ${INSTALL}`)
  }
  return { code: status ?? -1, out: stdout, error: stderr }
}

/** A new temporary folder, and a function that removes it. */
export function workFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-clients-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The real content. */
export const files = await loadFiles(contentFolder)

/** The parsed real content. */
export const corpus = makeCorpus(readSources(files))

/** The languages that the real content is translated into. */
export const TRANSLATIONS = ['zh', 'th'] as const
