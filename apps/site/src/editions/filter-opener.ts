/** Most readers read the whole list: the code is loaded when the URL has a filter, or one is chosen. */
const filter = (): void => {
  import('./differences-filter.ts').catch(() => undefined)
}

const form = document.querySelector<HTMLFormElement>('.differences-filter')
/** A filter may have been chosen before this script ran. */
const isChosen = Array.from(form?.elements ?? []).some(
  (one) =>
    (one instanceof HTMLInputElement && (one.type === 'checkbox' ? one.checked : one.value !== '')) ||
    (one instanceof HTMLSelectElement && one.value !== ''),
)

if (location.search === '' && !isChosen) form?.addEventListener('input', filter, { once: true })
else filter()

export {}
