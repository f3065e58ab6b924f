import { restore } from '../../shared/restore.ts'
import { remember, remembered } from '../../shared/storage.ts'

const select = document.querySelector<HTMLSelectElement>('select[data-second]')
const statuses = document.querySelectorAll<HTMLElement>('[data-second-status]')
const radios = Array.from(document.querySelectorAll<HTMLInputElement>('input[name="second"]'))
const names = document.querySelector<HTMLInputElement>('input[name="english-names"]')

/** The chosen second language, if the page is in another. */
const chosen = (): string => {
  const language = remembered('second') ?? ''
  return radios.some(({ value }) => value === language) ? language : ''
}

/** Shows the second language beside the text of the page, and English names; the code is loaded on first use. */
async function show(language: string, isWish: boolean): Promise<void> {
  for (const radio of radios) radio.checked = radio.value === language
  if (select) select.value = language
  // The last position of a reader who comes back to this page.
  const place: string | undefined = isWish ? undefined : history.state?.place
  if (isWish || language) {
    const isShown = await import('./second-language.ts').then(
      (code) => code.showSecond(language, place),
      () => false,
    )
    for (const status of statuses) status.textContent = isShown ? '' : (status.dataset['failed'] ?? '')
  }
  if (names?.checked) await nameInEnglish(true)
}

const nameInEnglish = (isWanted: boolean): Promise<void> =>
  import('./english-names.ts').then(
    (code) => code.showEnglishNames(isWanted),
    () => undefined,
  )

function choose(language: string): void {
  remember('second', language || undefined)
  show(language, true)
}

select?.addEventListener('change', () => choose(select.value))
for (const radio of radios) radio.addEventListener('change', () => choose(radio.value))
// Chosen before this script ran.
if (select?.value) choose(select.value)
else restore(radios, ({ value }) => value === chosen())
if (names) {
  names.addEventListener('change', () => {
    remember('english-names', names.checked ? 'on' : undefined)
    nameInEnglish(names.checked)
  })
  restore([names], () => remembered('english-names') === 'on')
}

/** Applies the saved settings. */
export const showRemembered = (): Promise<void> => show(chosen(), false)
