import { attach } from '../search/search-opener.ts'
import { wanted } from '../shared/asked-address.ts'

/** Puts the section in the reader's language first, and searches in it for the words of the URL. */
if (wanted) {
  wanted.parentElement?.prepend(wanted)
  const form = wanted.querySelector<HTMLFormElement>('[data-search-box]')
  if (form) attach(form, false)
}
