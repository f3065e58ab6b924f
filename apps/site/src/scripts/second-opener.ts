import { remember, remembered } from './storage.ts'

const select = document.querySelector<HTMLSelectElement>('select[data-second]')
const status = document.querySelector<HTMLElement>('[data-second-status]')
const radios = document.querySelectorAll<HTMLInputElement>('input[name="second"]')
const names = document.querySelector<HTMLInputElement>('input[name="english-names"]')

/** The second language that the reader chose, where this page is in another. */
const chosen = (): string => {
  const language = remembered('second') ?? ''
  return Array.from(radios).some(({ value }) => value === language) ? language : ''
}

/** Shows the second language beside the text of the page, and English names; their code comes with the first wish. */
async function show(language: string, isWish: boolean): Promise<void> {
  for (const radio of radios) radio.checked = radio.value === language
  if (select) select.value = language
  if (status) status.textContent = ''
  if (select && (isWish || language !== '')) {
    const isShown = await import('./second-language.ts').then(
      (code) => code.showSecond(language),
      () => false,
    )
    if (!isShown && status) status.textContent = status.dataset['failed'] ?? ''
  }
  if (names?.checked) nameInEnglish(true)
}

function nameInEnglish(isWanted: boolean): void {
  import('./english-names.ts').then(
    (code) => code.showEnglishNames(isWanted),
    () => undefined,
  )
}

function choose(language: string): void {
  remember('second', language === '' ? undefined : language)
  show(language, true)
}

select?.addEventListener('change', () => choose(select.value))
for (const radio of radios) radio.addEventListener('change', () => choose(radio.value))
if (names) {
  names.checked = remembered('english-names') === 'on'
  names.addEventListener('change', () => {
    remember('english-names', names.checked ? 'on' : undefined)
    nameInEnglish(names.checked)
  })
}
show(chosen(), false)
