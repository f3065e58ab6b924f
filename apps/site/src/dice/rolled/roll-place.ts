import type { RollPlace } from '../history/saved-roll.ts'

/** Where on the site an element stands: its page with the state in the address, and the block of the text. */
export function placeOf(element: Element): RollPlace {
  // What is rolled in a second language belongs to the block beside it.
  const block = element.closest('[data-text] [id]')?.id.replace(/^second\./u, '')
  const end = document.title.lastIndexOf(' · ')
  return {
    title: end < 0 ? document.title : document.title.slice(0, end),
    address: location.pathname + location.search + (block ? `#${block}` : ''),
  }
}
