import { editDistances } from './edit-distance.ts'

/** From so many edits on, a name is not a slip of the typed one: half of its letters, and at most five. */
const tooMany = (typed: string): number => Math.min(5, Math.ceil(typed.length / 2) + 1)

const SUGGESTIONS = 3

/** Slips leave the first or the last letter right; comparing only such names makes a thousand slips cheap. */
const isAlike = (typed: string, name: string): boolean => name[0] === typed[0] || name.at(-1) === typed.at(-1)

const holds = (typed: string, name: string): boolean => typed !== '' && (name.includes(typed) || typed.includes(name))

/**
 * The known names that a mistyped one most likely meant: up to three, the nearest first; none where nothing is near. A
 * name that holds the typed one, or is held by it, counts as near.
 *
 * @example
 * nearest('covr', ['armor-class', 'cover', 'half-cover']) // => ['cover']
 * nearest('half', ['armor-class', 'cover', 'half-cover']) // => ['half-cover']
 */
export function nearest(typed: string, known: Iterable<string>): string[] {
  const limit = tooMany(typed)
  const found: { readonly name: string; readonly distance: number }[] = []
  for (const name of known) {
    const edits = isAlike(typed, name) ? editDistances(typed, name, limit - 1).whole : limit
    const distance = edits === limit && holds(typed, name) ? limit - 1 : edits
    if (distance < limit) found.push({ name, distance })
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}
