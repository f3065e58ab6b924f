import type { Strings } from './make-t.ts'

/** What holds the words of units: every page has them in its language, and with a second language those of that. */
const holderIn = (tag: string): Element | null =>
  document.querySelector(tag === document.documentElement.lang ? '#unit-words' : `.unit-words[lang="${tag}"]`)

/** The words of units in a language, where the page has them: a reader who chose metres sees nothing else meanwhile. */
export function unitWordsIn(tag: string): Strings | undefined {
  const text = holderIn(tag)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Takes over the words of units of a page in another language. */
export function takeUnitWords(other: Document): void {
  const { lang } = other.documentElement
  if (holderIn(lang)) return
  const holder = document.createElement('template')
  holder.className = 'unit-words'
  holder.lang = lang
  holder.textContent = other.querySelector('#unit-words')?.textContent ?? ''
  document.body.append(holder)
}
