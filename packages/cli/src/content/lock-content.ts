import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { pathFromHere } from './content-path.ts'

/** While another command writes, the lock is retried for about a minute, with growing delays in milliseconds. */
const RETRIES = { retries: 70, factor: 1.2, minTimeout: 50, maxTimeout: 1000 }

/**
 * A lock that is not refreshed for this many milliseconds belongs to a crashed process. Long checks can delay a refresh by
 * seconds.
 */
const STALE = 30_000

/** The lock is outside the content folder, where nobody commits it. */
const lockOf = (root: string): string =>
  join(tmpdir(), `rulestone-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)

/**
 * Runs `change` under the lock of a content folder, so that two commands do not overwrite each other.
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
