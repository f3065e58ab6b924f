import { remember, remembered } from '../shared/storage.ts'
import { type Fight, type FightDocument, readDocument, writeDocument } from './fight-document.ts'

const KEY = 'rulestone-fight'
const UNREADABLE_KEY = 'rulestone-fight-unreadable'

/** The text of the saved fight. */
export const savedText = (): string | undefined => remembered(KEY)

/** Saves a fight; returns its text if the browser saves it. */
export function saveFight(document: FightDocument): string | undefined {
  const text = writeDocument(document)
  return remember(KEY, text) ? text : undefined
}

/** The fight that the browser has saved, and texts that could not be read. */
interface SavedFight {
  readonly text: string | undefined
  readonly fight: Fight | undefined
  /** kept until the reader deletes it */
  readonly unreadable: string | undefined
}

/** Loads the saved fight. A text that cannot be read is put aside, after any others. */
export function loadFight(): SavedFight {
  const text = savedText()
  const read = text ? readDocument(text) : undefined
  const before = remembered(UNREADABLE_KEY) ?? ''
  if (!text || read === undefined) return { text, fight: undefined, unreadable: before || undefined }
  if (read.ok) {
    // A later version of the page may read what an earlier one could not.
    const unreadable = before === text ? undefined : before || undefined
    if (unreadable === undefined) remember(UNREADABLE_KEY, undefined)
    return { text, fight: read.value, unreadable }
  }
  const unreadable = before.includes(text) ? before : `${before}\n${text}`.trim()
  remember(UNREADABLE_KEY, unreadable)
  return { text, fight: undefined, unreadable }
}

/** Deletes texts that could not be read. */
export function deleteUnreadable(): void {
  remember(UNREADABLE_KEY, undefined)
  const text = savedText()
  if (text !== undefined && !readDocument(text).ok) remember(KEY, undefined)
}
