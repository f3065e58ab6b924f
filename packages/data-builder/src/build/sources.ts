import sources from '@rulestone/content/sources.json' with { type: 'json' }
import type { Source } from '../schema/index.ts'

/** The documents that the rules rest on, one for each edition; the first is that of the current edition. */
export const SOURCES: readonly Source[] = sources

/** The edition to play by. */
export const CURRENT_EDITION: string = sources[0]?.id ?? ''

/**
 * The source that core names.
 *
 * @throws RangeError if the content does not have it
 */
export function sourceNamed(name: string): Source {
  const source = SOURCES.find((one) => one.name === name)
  if (!source)
    throw new RangeError(`content/sources.json has no source named "${name}". Tip: add it, with its licence.`)
  return source
}

/** The statements that the licences of the sources ask for, word for word. */
export const ATTRIBUTION: string = SOURCES.flatMap(({ attribution }) => attribution ?? []).join(' ')
