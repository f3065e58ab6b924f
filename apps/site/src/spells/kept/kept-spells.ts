import { remember, remembered } from '../../shared/storage.ts'

/** The storage key of the kept spells: their ids, with spaces between. */
const KEY = 'spells'

/** The event of the document after the kept spells have changed. */
export const KEPT_CHANGED = 'kept-spells'

/** A list of spells as the URL and the storage have it. */
export const readIds = (text: string | null | undefined): readonly string[] =>
  Array.from(new Set((text ?? '').split(/[\s.]+/u).filter((id) => /^[a-z-]+$/u.test(id))))

/** Ids as a part of a URL: `fireball.shield`. */
export const writeIds = (ids: readonly string[]): string => ids.join('.')

/** The ids of the spells that the reader keeps, in the order in which they were added. */
export const keptSpells = (): readonly string[] => readIds(remembered(KEY))

/** Adds spells to those that the reader keeps, or removes them. */
export function keepSpells(ids: readonly string[], isKept: boolean): void {
  const others = keptSpells().filter((id) => !ids.includes(id))
  const next = isKept ? [...others, ...ids] : others
  remember(KEY, next.length > 0 ? next.join(' ') : undefined)
  document.dispatchEvent(new Event(KEPT_CHANGED))
}
