/** Most readers of the glossary read on: what filters it comes when the address asks for it, or something is chosen. */
const filter = (): void => {
  import('./glossary-filter.ts').catch(() => undefined)
}

if (location.search === '')
  document.querySelector('.glossary-filter')?.addEventListener('change', filter, { once: true })
else filter()

export {}
