/**
 * How many insertions, deletions and replacements turn one text into another; `limit` where it is that many or more.
 * It stops as soon as that is certain: it is asked about hundreds of names for every slip.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 0; row < a.length; row += 1) {
    const current = [row + 1]
    let least = row + 1
    for (let column = 0; column < b.length; column += 1) {
      const replaced = (previous[column] ?? 0) + (a[row] === b[column] ? 0 : 1)
      const distance = Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least >= limit) return limit
    previous = current
  }
  return Math.min(limit, previous.at(-1) ?? 0)
}

/** So many edits are no slip of the finger any more: half of the letters, and in no case five. */
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
    const edits = isAlike(typed, name) ? editDistance(typed, name, limit) : limit
    const distance = edits === limit && holds(typed, name) ? limit - 1 : edits
    if (distance < limit) found.push({ name, distance })
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name)
}
