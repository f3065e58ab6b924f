import { createHash } from 'node:crypto'
import type { Segment } from './segments.ts'

/**
 * The hash of an entry: twelve hex digits over the hashes of its segments.
 *
 * @example
 * contentHash([{ hash: '1f0c8a2b' }]) // => '59cd1d27dae8'
 */
export const contentHash = (segments: readonly Pick<Segment, 'hash'>[]): string =>
  createHash('sha256')
    .update(segments.map(({ hash }) => hash).join(' '))
    .digest('hex')
    .slice(0, 12)
