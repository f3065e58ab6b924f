import { base } from '../lib/base.ts'

/** The address that a page was asked for which stands for every address: its language, and what follows that. */
export const [language = '', ...rest] = location.pathname.slice(base.length + 1).split('/')

/** Such a page says the same in a section for each language. */
export const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-missing]'))

/** The section in the language of the address, where it has one. */
export const wanted = sections.find(({ dataset }) => dataset['missing'] === language)

/** The page itself speaks that language too. */
if (wanted) {
  document.documentElement.lang = wanted.lang
  document.title = wanted.querySelector('h1')?.textContent ?? document.title
}
