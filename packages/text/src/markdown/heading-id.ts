import type { Heading } from 'mdast'

/** The id at the end of a heading, as `{#half-cover}`, with the space before it. */
export const HEADING_ID = /\s*\{#([^{}]*)\}\s*$/

/**
 * Takes the id off the end of a heading.
 *
 * @returns the id, or `undefined` where the heading has none
 */
export function takeHeadingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = HEADING_ID.exec(last.value)
  if (!id) return undefined
  last.value = last.value.slice(0, id.index)
  return id[1]
}
