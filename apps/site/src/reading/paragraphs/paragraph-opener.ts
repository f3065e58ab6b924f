/**
 * Each paragraph can be linked to, edited and reported: a mark stands beside the one that is pointed at or touched. A copy in a
 * second language has its own page.
 */
const CONTROLS = 'a, button, input, select, label, summary, [data-calculator]'

/** Does something with the code for paragraphs, where it can be had. */
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

/** A link that was copied names the text of its paragraph too, which may stand elsewhere by now (`theme-first.js`). */
const find = (): void => {
  if (history.state?.mark || location.hash.includes('~')) withCode((code) => code.findParagraph())
}
find()
addEventListener('hashchange', find)

export {}
