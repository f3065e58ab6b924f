import { remember } from '../../shared/storage.ts'
import { textTop } from './text-top.ts'

/** How long a place must stand still to have been read, in milliseconds: longer than a finger rests on the way to the top. */
const STAY = 500

/** What has the same id on the page in each language. */
const PLACES = ':is([data-text] > [id], [data-key][id], [data-place], .in-page [id]):not(.second, .rare *)'

/** The block of the text that the reader is at: the first of which a line of the screen is seen, or the last of all. */
function blockInView(): string | undefined {
  if (scrollY < innerHeight / 4) return undefined
  const top = textTop()
  const blocks = Array.from(document.querySelectorAll<HTMLElement>(PLACES))
  return (blocks.find((block) => block.getBoundingClientRect().bottom >= top + 1) ?? blocks.at(-1))?.id
}

/** The block where the reader last stayed: who goes to the links at the head of the page comes from there. */
let place: string | undefined
/** The block that is seen now, which is the place from now on. */
function stay(): string | undefined {
  const seen = blockInView()
  place = seen ?? place
  return seen
}

let staying: ReturnType<typeof setTimeout> | undefined
const wait = (): void => {
  clearTimeout(staying)
  staying = setTimeout(() => {
    // Who comes back finds it again, also where the text has grown meanwhile.
    history.replaceState({ ...history.state, place: stay() }, '')
  }, STAY)
}
addEventListener('scroll', wait)
wait()

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const lead = (): void => {
    stay()
    link.search = location.search
    link.hash = place ?? location.hash
  }
  // Who opens it in another tab, or copies it, gets the same.
  link.addEventListener('pointerdown', lead)
  link.addEventListener('click', () => {
    lead()
    remember('language', link.dataset['language'])
  })
}
