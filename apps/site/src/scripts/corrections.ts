import { type CorrectionTarget, correctionDetails, reportAddress } from '../lib/corrections.ts'

/** The paragraph that the address names, where it stands in the text before the menu. */
function namedBlock(menu: HTMLElement): string | undefined {
  const id = decodeURIComponent(location.hash.slice(1))
  const text = menu.previousElementSibling
  const element = id === '' ? null : document.getElementById(id)
  return element && text?.contains(element) ? id : undefined
}

/** Fills in a menu that was opened: its paragraph, and what its button copies. */
export function prepare(menu: HTMLElement): void {
  const known: Omit<CorrectionTarget, 'block'> = JSON.parse(menu.dataset['correction'] ?? '{}')
  const block = namedBlock(menu)
  const target: CorrectionTarget = block === undefined ? known : { ...known, block }
  const details = menu.querySelector('[data-details]')
  const status = menu.querySelector('[role="status"]')
  const { repository, copied, refused } = menu.dataset
  const text = correctionDetails(target)
  if (details) details.textContent = text
  if (repository !== undefined) {
    menu.querySelector('[data-report]')?.setAttribute('href', reportAddress(repository, target))
  }
  const button = menu.querySelector<HTMLButtonElement>('[data-copy]')
  if (!button) return
  button.onclick = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        if (status) status.textContent = copied ?? ''
      },
      () => {
        if (status) status.textContent = refused ?? ''
        if (details) getSelection()?.selectAllChildren(details)
      },
    )
  }
}
