import { remember } from './storage.ts'

/** How long a place must stand still to have been read, in milliseconds: longer than a finger rests on the way to the top. */
const STAY = 500

/** What has the same id on the page in each language. */
const PLACES = ':is([data-text] > [id], [data-key][id], .differences > [id], .passage):not(.second)'

/** The block of the text that the reader is at: the first of which a line of the screen is below the top of the window, or the last of all. */
function blockInView(): string | undefined {
  if (scrollY < innerHeight / 4) return undefined
  const blocks = Array.from(document.querySelectorAll<HTMLElement>(PLACES))
  return (blocks.find((block) => block.getBoundingClientRect().bottom >= 1) ?? blocks.at(-1))?.id
}

/** The block where the reader last stayed: who goes to the links at the head of the page comes from there. */
let place: string | undefined
const stay = (): void => {
  place = blockInView() ?? place
}

let staying: ReturnType<typeof setTimeout> | undefined
const wait = (): void => {
  clearTimeout(staying)
  staying = setTimeout(stay, STAY)
}
addEventListener('scroll', wait, { passive: true })
wait()

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    stay()
    remember('language', link.dataset['language'])
    link.search = location.search
    link.hash = place === undefined ? '' : `#${place}`
  })
}
