import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/words.ts'
import { pathFromHere } from './content-path.ts'

/** How often, and after how many milliseconds, a command tries again while another one writes: for about a minute. */
const RETRIES = { retries: 70, factor: 1.2, minTimeout: 50, maxTimeout: 1000 }

/**
 * After so many milliseconds without an update, the lock is that of a crashed command. The checks of a command that works
 * may block its updates for seconds.
 */
const STALE = 30_000

/** The lock is outside the content folder, where nobody commits it. */
const lockOf = (root: string): string =>
  join(tmpdir(), `rulestone-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)

/**
 * Reads and writes files of a content folder while no other command does, so that two at once lose nothing.
 *
 * @throws Refusal if another command does not finish
 */
export async function withContentLocked<Result>(root: string, change: () => Promise<Result>): Promise<Result> {
  const lockfilePath = lockOf(await realpath(root))
  const release = await lock(root, { lockfilePath, retries: RETRIES, stale: STALE }).catch((error) => {
    if (error.code !== 'ELOCKED') throw error
    throw new Refusal(USAGE.contentLocked(pathFromHere(root, ''), lockfilePath))
  })
  try {
    return await change()
  } finally {
    await release()
  }
}
