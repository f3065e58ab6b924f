import { base } from './base.ts'
import { footIn } from './foot-in.ts'

/** The address that a page was asked for which stands for every address: its language, and what follows that. */
export const [language = '', ...rest] = location.pathname.slice(base.length + 1).split('/')

/** Such a page says the same in a section for each language. */
export const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-missing]'))

const sectionIn = (tag: string): HTMLElement | undefined =>
  sections.find(({ dataset }) => dataset['missing'] === tag.split('-')[0]?.toLowerCase())

/** The section in the language of the address, however that is written. */
export const asked = sectionIn(language)

/** Where the address has none, the section in a language that the reader knows. */
export const wanted = asked ?? navigator.languages.map(sectionIn).find((section) => section !== undefined)

/** The page itself speaks that language too. */
if (wanted) {
  document.documentElement.lang = wanted.lang
  document.title = wanted.querySelector('h1')?.textContent ?? document.title
  footIn(wanted.lang)
}
