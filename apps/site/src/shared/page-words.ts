import type { Strings } from './make-t.ts'

/** The element with the strings of units: every page has one in its language, and one for a second language. */
const holderIn = (tag: string): Element | null =>
  document.querySelector(tag === document.documentElement.lang ? '#unit-words' : `.unit-words[lang="${tag}"]`)

/** The strings of units in a language, if the page has them. */
export function unitWordsIn(tag: string): Strings | undefined {
  const text = holderIn(tag)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Copies the strings of units from a page in another language. */
export function takeUnitWords(other: Document): void {
  const { lang } = other.documentElement
  if (holderIn(lang)) return
  const holder = document.createElement('template')
  holder.className = 'unit-words'
  holder.lang = lang
  holder.textContent = other.querySelector('#unit-words')?.textContent ?? ''
  document.body.append(holder)
}
