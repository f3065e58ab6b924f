import { liveSheet } from '../../shared/live-sheet.ts'
import { marginEdge, placeNear } from '../../shared/place-near.ts'
import { prepare } from './corrections.ts'

export { findParagraph } from './find-paragraph.ts'

/** The paragraph with the mark, and the menu of corrections of its text. */
let marked: { id: string; menu: HTMLElement } | undefined

const nameOf = (menu: HTMLElement): string => menu.querySelector('summary')?.textContent?.trim() ?? ''

const panel = document.createElement('div')
panel.className = 'preview corrections'
panel.popover = 'auto'
panel.setAttribute('role', 'dialog')

const button = document.createElement('button')
button.type = 'button'
button.className = 'paragraph-mark'
button.textContent = '¶'
button.setAttribute('aria-haspopup', 'dialog')
button.addEventListener('click', async () => {
  if (!marked) return
  const { id, menu } = marked
  const line = button.getBoundingClientRect()
  // The panel works without its style.
  await liveSheet().catch(() => undefined)
  panel.setAttribute('aria-label', nameOf(menu))
  Object.assign(panel.dataset, menu.dataset)
  panel.replaceChildren(...[...menu.querySelectorAll(':scope > p')].map((part) => part.cloneNode(true)))
  prepare(panel, id)
  menu.after(panel)
  panel.showPopover()
  placeNear(panel, line, marginEdge())
  panel.querySelector<HTMLElement>('[data-link]')?.focus({ preventScroll: true })
})
panel.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') button.focus({ preventScroll: true })
})
// A panel beside a line does not scroll with it.
addEventListener('scroll', () => panel.isConnected && panel.hidePopover(), { passive: true })

/** Shows the mark beside a paragraph, a heading, a list, a table or a calculator. */
export function markParagraph(block: HTMLElement): void {
  const text = block.parentElement
  const menu = text?.nextElementSibling
  const id = block.id || block.querySelector('[id]')?.id
  if (!text || !id || !(menu instanceof HTMLElement && menu.matches('.corrections'))) return
  marked = { id, menu }
  button.setAttribute('aria-label', nameOf(menu))
  if (button.parentElement !== text) text.append(button)
  button.style.top = `${block.offsetTop}px`
}
