import { editDistances } from './edit-distance.ts'

/** The edit distance from which a name is no longer suggested: half of the letters, and at most five. */
const tooMany = (typed: string): number => Math.min(5, Math.ceil(typed.length / 2) + 1)

const SUGGESTIONS = 3

/** Whether the first or the last letter is the same. Only such names are compared, which keeps many calls cheap. */
const isAlike = (typed: string, name: string): boolean => name[0] === typed[0] || name.at(-1) === typed.at(-1)

const holds = (typed: string, name: string): boolean => typed !== '' && (name.includes(typed) || typed.includes(name))

/**
 * The known names that a mistyped one may stand for: up to three, the nearest first. A name that contains the typed
 * one, or is contained in it, counts as near.
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
