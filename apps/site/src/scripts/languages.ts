import { remember } from './storage.ts'

/** The block of the text that the reader is at: the first whose end is still below the top of the window. */
function blockInView(): string | undefined {
  if (scrollY < innerHeight / 4) return undefined
  const blocks = document.querySelectorAll<HTMLElement>('[data-text] > [id]')
  return Array.from(blocks).find((block) => block.getBoundingClientRect().bottom > 0)?.id
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    remember('language', link.dataset['language'])
    const place = blockInView()
    link.search = location.search
    link.hash = place === undefined ? '' : `#${place}`
  })
}
