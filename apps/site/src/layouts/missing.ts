import { startSearch } from '../search/search-opener.ts'
import { readerSection } from '../shared/url-language.ts'

/** Puts the section in the reader's language first, and searches in it for the words of the URL. */
if (readerSection) {
  readerSection.parentElement?.prepend(readerSection)
  const form = readerSection.querySelector<HTMLFormElement>('[data-search-box]')
  if (form) startSearch(form, false)
}
