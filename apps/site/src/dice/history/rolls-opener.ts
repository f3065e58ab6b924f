import { liveSheet } from '../../shared/live-sheet.ts'
import { isPlainClick } from '../../shared/plain-click.ts'

/** The link to the page of rolls. Its dialog is fetched at the first click; if that fails, the link is followed. */
const link = document.querySelector<HTMLAnchorElement>('a[data-rolls]')

async function open(address: string): Promise<void> {
  try {
    const [{ openRolls }] = await Promise.all([import('./rolls-dialog.tsx'), liveSheet()])
    await openRolls(address)
  } catch {
    location.assign(address)
  }
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element && event.target.closest('[data-rolls]')
  if (!link || !target || !isPlainClick(event)) return
  if (link.ariaCurrent === 'page') return
  event.preventDefault()
  open(link.href)
})
