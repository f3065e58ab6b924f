import { liveSheet } from '../../shared/live-sheet.ts'
import { isPlainClick } from '../../shared/plain-click.ts'

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a.dice[data-dice]')) || undefined

/** Rolls the dice of a link. The code is fetched at the first roll; if that fails, the link opens the odds. */
async function rollInPlace(link: HTMLAnchorElement): Promise<void> {
  try {
    const [{ rollBeside }] = await Promise.all([import('./roll-beside.tsx'), liveSheet()])
    await rollBeside(link)
  } catch {
    location.assign(link.href)
  }
}

document.addEventListener('click', (event) => {
  const link = linkOf(event.target)
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  rollInPlace(link)
})

document.addEventListener('keydown', (event) => {
  const link = linkOf(event.target)
  if (!link || event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) link.click()
})

for (const link of document.querySelectorAll('a.dice[data-dice]')) {
  link.setAttribute('role', 'button')
  link.setAttribute('aria-haspopup', 'dialog')
}
