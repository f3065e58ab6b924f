import { cacheRequests } from '../shared/cache-requests.ts'
import { FILL } from './fill.ts'

const code = (): Promise<typeof import('./folding/unfold.tsx')> => import('./folding/unfold.tsx')

/** The code of a calculator is fetched when it is expanded, and again at the next try after a failure. */
const unfold = cacheRequests(async (fold: HTMLDetailsElement) => (await code()).unfold(fold))

const unfoldIfOpen = async (fold: HTMLDetailsElement): Promise<void> => {
  if (fold.open) await unfold(fold).catch(() => {})
}

/** The calculators that were expanded when the reader left the page, and the block that was in view. */
const { opened = [], place }: { opened?: readonly string[]; place?: string } = history.state ?? {}

const folds = Array.from(document.querySelectorAll<HTMLDetailsElement>('.fold'))
for (const fold of folds) {
  fold.addEventListener('toggle', () => {
    const open = folds.filter((one) => one.open).map(({ id }) => id)
    history.replaceState({ ...history.state, opened: open }, '')
    unfoldIfOpen(fold)
  })
  // Interaction with the line is a sign that it will be expanded.
  for (const type of ['pointerenter', 'focusin'])
    fold.addEventListener(type, () => void code().catch(() => {}), { once: true })
  fold.addEventListener(FILL, (event) => {
    if (event instanceof CustomEvent)
      code()
        .then(({ fill }) => fill(fold, event.detail))
        .catch(() => {})
  })
  // It may have been expanded before this script ran.
  unfoldIfOpen(fold)
}

const named = (): HTMLElement | null => document.getElementById(location.hash.slice(1))
/** Where the reader was, or what the URL names. */
const destination = (): HTMLElement | null => (place === undefined ? named() : document.getElementById(place))

function openNamed(): void {
  const fold = folds.find((one) => one === named())
  if (fold) fold.open = true
}

/** Expands calculators, then scrolls to the destination. */
async function openAll(wanted: readonly HTMLDetailsElement[]): Promise<void> {
  if (wanted.length === 0) return
  for (const fold of wanted) fold.open = true
  await Promise.all(wanted.map(unfoldIfOpen))
  document.dispatchEvent(new Event('rearranged'))
  destination()?.scrollIntoView({ behavior: 'instant' })
}

/** Expands the calculators that have a state in the URL. */
async function openStates(): Promise<void> {
  const { statesFromQuery } = await import('./address/calculator-address.ts')
  const withState = folds.filter(({ dataset: { prefixes = '', fields = '' } }) => {
    const { texts, compared, chart } = statesFromQuery(location.search, prefixes)
    return compared !== undefined || chart !== undefined || fields.split(' ').some((field) => field in texts)
  })
  await openAll(withState)
}

openAll(folds.filter(({ id }) => opened.includes(id)))
openNamed()
addEventListener('hashchange', openNamed)
if (location.search !== '') openStates().catch(() => {})
