import type { Heading } from 'mdast'

/** The id at the end of a heading, as `{#half-cover}`, with the space before it. */
export const HEADING_ID = /\s*\{#([^{}]*)\}\s*$/

/**
 * Removes the id from the end of a heading.
 *
 * @returns the id, if there is one
 */
export function takeHeadingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = HEADING_ID.exec(last.value)
  if (!id) return undefined
  last.value = last.value.slice(0, id.index)
  return id[1]
}
