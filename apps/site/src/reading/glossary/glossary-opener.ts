/** Most readers of the glossary do not filter it: the code is loaded when the URL has a filter, or one is chosen. */
const filter = (): void => {
  import('./glossary-filter.ts').catch(() => undefined)
}

const form = document.querySelector('.glossary-filter')
/** A filter may have been chosen before this script ran. */
const isChosen = Boolean(form?.querySelector('option:checked:not([value=""]), [value="strokes"]:checked'))

if (location.search === '' && !isChosen) form?.addEventListener('change', filter, { once: true })
else filter()

export {}
