import { remember, remembered } from '../shared/storage.ts'

/** Values that the storage refused, in memory while the page is open. */
const unsaved = new Map<string, string | undefined>()

/** A value of this browser, or of this page if the storage refused it. */
export const stored = (key: string): string | undefined => (unsaved.has(key) ? unsaved.get(key) : remembered(key))

/** Saves a value, or deletes it. */
export function store(key: string, text: string | undefined): void {
  if (remember(key, text)) unsaved.delete(key)
  else unsaved.set(key, text)
  document.dispatchEvent(new CustomEvent('stored', { detail: key }))
}

/** Calls a function when one of these values changes, here or in another window. Returns a function that stops that. */
export function onStored(keys: readonly string[], call: () => void): () => void {
  const here = (event: Event): void => {
    if (event instanceof CustomEvent && keys.includes(event.detail)) call()
  }
  const other = ({ key }: StorageEvent): void => {
    if (key === null || keys.includes(key)) call()
  }
  document.addEventListener('stored', here)
  addEventListener('storage', other)
  return () => {
    document.removeEventListener('stored', here)
    removeEventListener('storage', other)
  }
}
