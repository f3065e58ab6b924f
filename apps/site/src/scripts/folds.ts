import { askOnce } from '../lib/ask-once.ts'

/** A calculator is fetched when its line is opened. What fails is tried again when it is opened again. */
const unfold = askOnce(async (fold: HTMLDetailsElement) => (await import('../islands/unfold.tsx')).unfold(fold))

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.fold')) unfold(target).catch(() => {})
  },
  true,
)

/** What the address names is open at once: a calculator, or a state of one. */
async function openNamed(): Promise<void> {
  const named = document.getElementById(location.hash.slice(1))
  if (named instanceof HTMLDetailsElement) named.open = true
  if (location.search === '') return
  const { statesFromQuery } = await import('../lib/calculator-address.ts')
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
    const { texts, kept } = statesFromQuery(location.search, Number(fold.dataset['ordinal']))
    // The first calculator has all that carries no number, and some of that is not its own.
    const fields = fold.dataset['fields']?.split(' ') ?? Object.keys(texts)
    if (kept !== undefined || fields.some((field) => field in texts)) fold.open = true
  }
}

openNamed()
addEventListener('hashchange', openNamed)
