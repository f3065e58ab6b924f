import type { RollPlace } from '../history/saved-roll.ts'

/** The place of an element: its page, the state in the URL, and the block of the text. */
export function placeOf(element: Element): RollPlace {
  // A block in a second language is recorded as the block beside it.
  const block = element.closest('[data-text] [id]')?.id.replace(/^second\./u, '')
  const end = document.title.lastIndexOf(' · ')
  return {
    title: end < 0 ? document.title : document.title.slice(0, end),
    address: location.pathname + location.search + (block ? `#${block}` : ''),
  }
}
