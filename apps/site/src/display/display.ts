import { restore } from '../shared/restore.ts'
import { remember, remembered } from '../shared/storage.ts'
import { showUnits } from './shown-units.ts'

const root = document.documentElement
const details = document.querySelector<HTMLDetailsElement>('.display')
const form = details?.querySelector('form')

/** Sets the theme color of the browser to that of the page. */
function paintFrame(): void {
  const color = getComputedStyle(root).getPropertyValue('background-color')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color)
}

/** Marks the page for an edition other than today's; the code is loaded only if one is chosen or asked for. */
const showEdition = (): unknown =>
  import('./edition-page.ts').then(
    (code) => code.showEdition(),
    () => undefined,
  )

/**
 * The settings: each is a `data-…` attribute of the root element unless it has its default value, and may have other
 * effects.
 */
const CHOICES: readonly { readonly name: string; readonly usual: string; readonly changed?: () => void }[] = [
  { name: 'theme', usual: 'system', changed: paintFrame },
  {
    name: 'units',
    usual: 'feet',
    changed: () => {
      showUnits()
      document.dispatchEvent(new Event('units'))
    },
  },
  { name: 'size', usual: 'usual' },
  { name: 'edition', usual: '', changed: showEdition },
]

if (form && details) {
  for (const { name, usual, changed } of CHOICES) {
    const inputs = Array.from(form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
    for (const input of inputs) {
      input.addEventListener('change', () => {
        const chosen = input.value === usual ? undefined : input.value
        if (chosen === undefined) delete root.dataset[name]
        else root.dataset[name] = chosen
        remember(name, chosen)
        changed?.()
      })
    }
    restore(inputs, ({ value }) => value === (root.dataset[name] ?? usual))
  }
  const previews = form.querySelector<HTMLInputElement>('input[name="previews"]')
  if (previews) {
    previews.addEventListener('change', () => remember('previews', previews.checked ? undefined : 'off'))
    restore([previews], () => remembered('previews') !== 'off')
  }
  if (root.dataset['theme']) paintFrame()
  if (root.dataset['edition']) showEdition()
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  })
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
