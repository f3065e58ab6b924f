import { remember } from '../../shared/storage.ts'
import { textTop } from './text-top.ts'

/**
 * How long a position must be unchanged to count as read, in milliseconds: longer than a pause while scrolling to the
 * top.
 */
const STAY = 500

/** Elements with the same id on the page in each language. */
const PLACES = ':is([data-text] > [id]:not(span), [data-key][id], [data-place], .in-page [id]):not(.second, .rare *)'

/** The block in view: the first one with a visible line, or the last of all. */
function blockInView(): string | undefined {
  if (scrollY < innerHeight / 4) return undefined
  const top = textTop()
  const blocks = Array.from(document.querySelectorAll<HTMLElement>(PLACES))
  return (blocks.find((block) => block.getBoundingClientRect().bottom >= top + 1) ?? blocks.at(-1))?.id
}

/** The block where the reader last stayed: a reader who goes to the links at the top comes from there. */
let place: string | undefined
/** Records the block in view as the position. */
function recordPosition(): string | undefined {
  const seen = blockInView()
  place = seen ?? place
  return seen
}

let staying: ReturnType<typeof setTimeout> | undefined
const wait = (): void => {
  clearTimeout(staying)
  staying = setTimeout(() => {
    // Restores it when the reader comes back, even if the text has grown meanwhile.
    history.replaceState({ ...history.state, place: recordPosition() }, '')
  }, STAY)
}
addEventListener('scroll', wait)
wait()

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const setTarget = (): void => {
    recordPosition()
    link.search = location.search
    link.hash = place ?? location.hash
  }
  // Opening it in another tab, or copying it, gives the same URL.
  link.addEventListener('pointerdown', setTarget)
  link.addEventListener('click', () => {
    setTarget()
    remember('language', link.dataset['language'])
  })
}
