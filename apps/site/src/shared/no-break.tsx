import type { ComponentChildren } from 'preact'
import type { T } from './make-t.ts'

/** The key of the pattern of no-break names in the strings of an island (`library/no-break-strings.ts`). */
export const NO_BREAK = 'site.no-break'

/** A text of an island with no-break names; the text of rules is marked at build time (`library/no-break.ts`). */
export const noBreakNodes = (text: string, t: T): ComponentChildren =>
  t.has(NO_BREAK)
    ? text
        .split(new RegExp(`(${t(NO_BREAK)})`, 'u'))
        .map((part, index) => (index % 2 ? <span class="no-break">{part}</span> : part))
    : text
