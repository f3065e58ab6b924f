import { closeByClick } from '../shared/dialog.ts'
import { isKey, isTyping } from '../shared/keys.ts'
import { isPlainClick } from '../shared/plain-click.ts'
import type { attachSearch as AttachSearch } from './search-box.ts'

const FAILURE_CLASS = 'search-status'

/** Shows that the search could not be loaded. The next key tries again; Enter opens the search page. */
function showFailure(form: HTMLFormElement): void {
  const words: { readonly failed?: string } = JSON.parse(form.dataset['words'] ?? '{}')
  const status = document.createElement('p')
  status.className = FAILURE_CLASS
  status.setAttribute('role', 'status')
  form.append(status)
  status.textContent = words.failed ?? ''
  const retry = (): void => {
    status.remove()
    startSearch(form, true)
  }
  form.addEventListener('input', retry, { once: true })
}

/** Loads the search when a reader first uses it. */
export async function startSearch(form: HTMLFormElement, isFocused: boolean): Promise<void> {
  try {
    const loaded: { attachSearch: typeof AttachSearch } = await import('./search-box.ts')
    loaded.attachSearch(form, isFocused)
  } catch {
    if (!form.querySelector(`.${FAILURE_CLASS}`)) showFailure(form)
  }
}

const parts = document.querySelector<HTMLTemplateElement>('#search-parts')

let dialog: HTMLDialogElement | undefined

/** The dialog is created from its template on first use. */
function made(): HTMLDialogElement | undefined {
  const found = parts?.content.querySelector<HTMLDialogElement>('dialog')
  if (!found) return undefined
  document.body.append(found)
  found.querySelector('.search-close')?.addEventListener('click', () => found.close())
  closeByClick(found)
  return found
}

/** Runs after the next paint, so that the response to a press is shown first. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Opens immediately: text typed while the code loads is not lost. */
function open(): void {
  dialog ??= made()
  const form = dialog?.querySelector('form')
  if (!dialog || !form || dialog.open) return
  dialog.showModal()
  const input = form.querySelector('input')
  input?.focus()
  input?.select()
  afterPaint(() => startSearch(form, true))
}

document.addEventListener('keydown', (event) => {
  const { ctrlKey, metaKey, altKey, target, isComposing } = event
  const isAsked = ctrlKey || metaKey ? isKey(event, 'k', 'KeyK') : isKey(event, '/', 'Slash') && !isTyping(target)
  if (isComposing || altKey || !isAsked || document.querySelector('dialog:modal')) return
  event.preventDefault()
  open()
})

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('[data-search]')
  if (!link || !parts || !isPlainClick(event)) return
  event.preventDefault()
  open()
})

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
  const isFocused = form.contains(document.activeElement)
  if (form.dataset['start'] === 'query' || isFocused) startSearch(form, isFocused)
  else form.addEventListener('focusin', () => startSearch(form, true), { once: true })
}
