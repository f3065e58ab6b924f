import { editDistances } from '@rulestone/text/edit-distance'
import type { Index } from './documents/index-types.ts'
import { readQuery } from './query/query.ts'
import { isUnspaced } from './text/fold.ts'

/** The greatest share of a name that may be typed wrong. */
const MOST_WRONG = 0.25

/** The shortest beginning of a name in Latin letters. */
const SHORTEST_BEGINNING = 3

/** Whether a name contains what was typed: in languages with spaces, as whole words. */
const contains = (name: string, typed: string): boolean =>
  isUnspaced(typed) ? name.includes(typed) : ` ${name} `.includes(` ${typed} `)

/**
 * Whether a typed text is a name of an entry: in any language or by its sound, with few typing errors, or a part of its title. A
 * search also finds what is farther off, which nobody may have meant.
 *
 * @param id of an entry, such as that of the best result
 */
export function isNamed(index: Index, typed: string, id: string): boolean {
  const { key, text } = readQuery(index.simplify(typed))
  const isBeginning = key.length >= SHORTEST_BEGINNING || isUnspaced(key)
  const most = Math.floor(key.length * MOST_WRONG)
  const entries = index.items.flatMap((item, at) => (item.id === id && item.sort === 'entry' ? [{ ...item, at }] : []))
  const titles = entries.flatMap(({ title, english }) => [title, english]).map((title) => readQuery(title).text)
  return (
    titles.some((title) => contains(title, text)) ||
    index.names.some(
      (name) =>
        entries.some(({ at }) => at === name.item) &&
        (name.key === key ||
          (isBeginning && name.key.startsWith(key)) ||
          (most > 0 && editDistances(key, name.key, most).whole <= most)),
    )
  )
}
