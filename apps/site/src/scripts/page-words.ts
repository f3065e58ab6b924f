import type { Strings } from '../lib/make-t.ts'

/** Words that every page carries for its scripts, by the id of their element. */
export const pageWords = (id: 'roll-words' | 'unit-words'): Strings =>
  JSON.parse(document.querySelector(`#${id}`)?.textContent ?? '{}')
