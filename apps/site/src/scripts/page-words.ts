import type { Strings } from '../lib/make-t.ts'

/** The words of units, which every page carries: a reader who chose metres sees nothing else meanwhile. */
export const unitWordsOfPage = (): Strings => JSON.parse(document.querySelector('#unit-words')?.textContent ?? '{}')
