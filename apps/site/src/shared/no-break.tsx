import type { ComponentChildren } from 'preact'
import type { Strings, T } from './make-t.ts'

/** The key of the pattern of no-break names in the strings of an island (`library/no-break-strings.ts`). */
export const NO_BREAK = 'site.no-break'

/** A text of an island with no-break names; the text of rules is marked at build time (`library/no-break.ts`). */
export const noBreakNodes = (text: string, t: T): ComponentChildren =>
  t.has(NO_BREAK)
    ? text
        .split(new RegExp(`(${t(NO_BREAK)})`, 'u'))
        .map((part, index) => (index % 2 ? <span class="no-break">{part}</span> : part))
    : text

/** A Thai word that may be a name; a longer one would leave a gap on a narrow line. */
const THAI_NAME = /^\p{Script=Thai}{3,16}$/u

/**
 * Strings in which further names do not break: those that readers type, or that only the page knows.
 *
 * @param names of one or more words; those in other scripts than Thai do not break within words
 */
export function withNoBreakNames(strings: Strings, names: readonly string[]): Strings {
  const known = strings[NO_BREAK]
  const words = new Set(names.flatMap((name) => name.split(' ')).filter((word) => THAI_NAME.test(word)))
  if (known === undefined || words.size === 0) return strings
  // Longer names come before those that they start with.
  return { ...strings, [NO_BREAK]: [...Array.from(words).toSorted().reverse(), known].join('|') }
}
