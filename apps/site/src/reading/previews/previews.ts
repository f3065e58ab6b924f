import { liveSheet } from '../../shared/live-sheet.ts'
import { remembered } from '../../shared/storage.ts'
import type * as Stack from './preview-stack.ts'

/** The code of previews is fetched on first use. Without it a link opens its rule. */
let stack: typeof Stack | undefined
/**
 * The pointer type of the last press; empty after a key. Some browsers report the click of a finger as one of a mouse.
 */
let pressedBy = ''

const isOn = (): boolean => remembered('previews') !== 'off'
const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a.rule[data-rule]')) || undefined

async function load(): Promise<typeof Stack | undefined> {
  stack ??= await Promise.all([import('./preview-stack.ts'), liveSheet()]).then(
    ([loaded]) => loaded,
    () => undefined,
  )
  return stack
}

document.addEventListener('pointerover', async ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || !isOn()) return
  const link = linkOf(target)
  if (link) {
    const loaded = await load()
    if (link.matches(':hover')) loaded?.pointAt(link, link)
  } else stack?.pointAt(target)
})
document.addEventListener('pointerdown', ({ target, pointerType }) => {
  pressedBy = pointerType
  stack?.pressOn(target, linkOf(target))
})
document.addEventListener('keydown', (event) => {
  pressedBy = ''
  stack?.typeKey(event)
})
document.addEventListener('focusin', async ({ target }) => {
  const link = linkOf(target)
  // Focus from a press does not open a preview.
  if (pressedBy) return
  if (link && isOn()) {
    const loaded = await load()
    if (document.activeElement === link) loaded?.focusOn(link)
  } else if (!link) stack?.focusElsewhere(target)
})
document.addEventListener('click', async (event) => {
  const link = linkOf(event.target)
  // The same rule in another edition opens with one touch.
  if (!link || pressedBy !== 'touch' || !isOn() || link.closest('.other-edition')) return
  if (stack?.isShownFor(link)) return
  event.preventDefault()
  const loaded = await load()
  if (loaded) loaded.show(link, 'dialog')
  else location.assign(link.href)
})
