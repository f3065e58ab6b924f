import { base } from './base.ts'
import { showFooterIn } from './footer-in.ts'

/** The URL of a page that is shown at any URL: its language, and the rest. */
export const [language = '', ...restOfPath] = location.pathname.slice(base.length + 1).split('/')

/** Such a page has a section for each language. */
export const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-missing]'))

const sectionIn = (tag: string): HTMLElement | undefined =>
  sections.find(({ dataset }) => dataset['missing'] === tag.split('-')[0]?.toLowerCase())

/** The section in the language of the URL, in any case. */
export const urlSection = sectionIn(language)

/** If the URL has none, the section in a language of the browser. */
export const readerSection = urlSection ?? navigator.languages.map(sectionIn).find((section) => section !== undefined)

/** The page declares that language too. */
if (readerSection) {
  document.documentElement.lang = readerSection.lang
  document.title = readerSection.querySelector('h1')?.textContent ?? document.title
  showFooterIn(readerSection.lang)
}
