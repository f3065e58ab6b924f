import { startSearch } from '../search/search-opener.ts'
import { base } from '../shared/base.ts'
import { readerSection } from '../shared/url-language.ts'

/** Puts the section in the reader's language first, and searches in it for the words of the URL. */
if (readerSection) {
  readerSection.parentElement?.prepend(readerSection)
  const form = readerSection.querySelector<HTMLFormElement>('[data-search-box]')
  if (form) startSearch(form, false)
}

/** A missing data file: shows where the list of all files is. */
if (location.pathname.startsWith(`${base}/data/`)) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-data]')) link.hidden = false
}
