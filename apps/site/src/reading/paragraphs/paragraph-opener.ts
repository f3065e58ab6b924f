/**
 * Each paragraph can be linked to, edited and reported: a mark is shown beside the one that is hovered over or touched.
 * A paragraph of the second language has its own page.
 */
const CONTROLS = 'a, button, input, select, label, summary, [data-calculator]'

/** Runs with the code for paragraphs, if it can be loaded. */
const withCode = (act: (code: typeof import('./paragraph.ts')) => unknown): unknown =>
  import('./paragraph.ts').then(act, () => undefined)

function mark(target: EventTarget | null): void {
  const block =
    target instanceof Element && target.closest<HTMLElement>('[data-text] > :is([id], .table-frame):not(.second)')
  if (!block) return
  withCode((code) => code.markParagraph(block))
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'mouse') mark(target)
})
document.addEventListener('click', (event) => {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  if (isTouch && event.target instanceof Element && !event.target.closest(CONTROLS)) mark(event.target)
})

/** A copied link includes a mark of the paragraph's text, which may have moved by now (`theme-first.js`). */
const find = (): void => {
  if (history.state?.mark || location.hash.includes('~')) withCode((code) => code.findParagraph())
}
find()
addEventListener('hashchange', find)

export {}
