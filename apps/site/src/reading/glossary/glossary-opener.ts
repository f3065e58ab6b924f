/** Most readers of the glossary read on: what filters it comes when the address asks for it, or something is chosen. */
const filter = (): void => {
  import('./glossary-filter.ts').catch(() => undefined)
}

const form = document.querySelector('.glossary-filter')
/** A reader may have chosen before this script was here. */
const isChosen = Boolean(form?.querySelector('option:checked:not([value=""]), [value="strokes"]:checked'))

if (location.search === '' && !isChosen) form?.addEventListener('change', filter, { once: true })
else filter()

export {}
