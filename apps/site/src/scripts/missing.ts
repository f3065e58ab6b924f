import './search-opener.ts'

/** A page that stands for every address begins with the language of the address it was asked for. */
const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-missing]'))
const wanted = sections.find(({ dataset }) => location.pathname.split('/').includes(dataset['missing'] ?? ''))
if (wanted) wanted.parentElement?.prepend(wanted)
