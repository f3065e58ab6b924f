import { showUnits } from './shown-units.ts'
import { remember, remembered } from './storage.ts'

const root = document.documentElement
const details = document.querySelector<HTMLDetailsElement>('.display')
const form = details?.querySelector('form')

/** The colour that the browser puts around the page follows the page. */
function paintFrame(): void {
  const color = getComputedStyle(root).getPropertyValue('background-color')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color)
}

function setTheme(theme: string): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined
  if (chosen === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = chosen
  remember('theme', chosen)
  paintFrame()
}

if (form && details) {
  const themes = form.querySelectorAll<HTMLInputElement>('input[name="theme"]')
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="units"]')) {
    input.checked = input.value === (root.dataset['units'] ?? 'feet')
    input.addEventListener('change', () => {
      const chosen = input.value === 'feet' ? undefined : input.value
      if (chosen === undefined) delete root.dataset['units']
      else root.dataset['units'] = chosen
      remember('units', chosen)
      showUnits()
      document.dispatchEvent(new Event('units'))
    })
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="size"]')) {
    input.checked = input.value === (root.dataset['size'] ?? 'usual')
    input.addEventListener('change', () => {
      const chosen = input.value === 'usual' ? undefined : input.value
      if (chosen === undefined) delete root.dataset['size']
      else root.dataset['size'] = chosen
      remember('size', chosen)
    })
  }
  const previews = form.querySelector<HTMLInputElement>('input[name="previews"]')
  for (const input of themes) {
    input.checked = input.value === (root.dataset['theme'] ?? 'system')
    input.addEventListener('change', () => setTheme(input.value))
  }
  if (previews) {
    previews.checked = remembered('previews') !== 'off'
    previews.addEventListener('change', () => remember('previews', previews.checked ? undefined : 'off'))
  }
  if (root.dataset['theme']) paintFrame()
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  })
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
