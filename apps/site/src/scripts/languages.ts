import { remember } from './storage.ts'

/** The block of the text that the reader is at: the first whose end is below the top of the window, or the last of all. */
function blockInView(): string | undefined {
  if (scrollY < innerHeight / 4) return undefined
  const blocks = Array.from(document.querySelectorAll<HTMLElement>('[data-text] > [id]:not(.second)'))
  return (blocks.find((block) => block.getBoundingClientRect().bottom > 0) ?? blocks.at(-1))?.id
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    remember('language', link.dataset['language'])
    const place = blockInView()
    link.search = location.search
    link.hash = place === undefined ? '' : `#${place}`
  })
}
