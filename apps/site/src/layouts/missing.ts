import { attach } from '../search/search-opener.ts'
import { wanted } from '../shared/asked-address.ts'

/** The page begins with the language that it speaks, and searches in it for the words of the address. */
if (wanted) {
  wanted.parentElement?.prepend(wanted)
  const form = wanted.querySelector<HTMLFormElement>('[data-search-box]')
  if (form) attach(form, false)
}
