import { askOnce } from '../shared/ask-once.ts'

const code = (): Promise<typeof import('./folding/unfold.tsx')> => import('./folding/unfold.tsx')

/** A calculator is fetched when its line is opened. After a failure, it is fetched again when the line is opened again. */
const unfold = askOnce(async (fold: HTMLDetailsElement) => (await code()).unfold(fold))

const unfoldIfOpen = async (fold: HTMLDetailsElement): Promise<void> => {
  if (fold.open) await unfold(fold).catch(() => {})
}

/** The lines that were open when the reader left the page, and the block that was in view. */
const { opened = [], place }: { opened?: readonly string[]; place?: string } = history.state ?? {}

const folds = Array.from(document.querySelectorAll<HTMLDetailsElement>('.fold'))
for (const fold of folds) {
  fold.addEventListener('toggle', () => {
    const open = folds.filter((one) => one.open).map(({ id }) => id)
    history.replaceState({ ...history.state, opened: open }, '')
    unfoldIfOpen(fold)
  })
  // A reader who reaches for the line is about to open it.
  for (const type of ['pointerenter', 'focusin'])
    fold.addEventListener(type, () => void code().catch(() => {}), { once: true })
  // It may have been opened before this script ran.
  unfoldIfOpen(fold)
}

const named = (): HTMLElement | null => document.getElementById(location.hash.slice(1))
/** What the reader came to: the block that was in view, or the one that the address names. */
const destination = (): HTMLElement | null => (place === undefined ? named() : document.getElementById(place))

function openNamed(): void {
  const fold = folds.find((one) => one === named())
  if (fold) fold.open = true
}

/** Opens lines, and scrolls back to what the reader came to. */
async function openAll(wanted: readonly HTMLDetailsElement[]): Promise<void> {
  if (wanted.length === 0) return
  for (const fold of wanted) fold.open = true
  await Promise.all(wanted.map(unfoldIfOpen))
  document.dispatchEvent(new Event('rearranged'))
  destination()?.scrollIntoView({ behavior: 'instant' })
}

/** Opens the calculators that have a state in the address. */
async function openStates(): Promise<void> {
  const { statesFromQuery } = await import('./address/calculator-address.ts')
  const held = folds.filter(({ dataset: { names = '', fields = '' } }) => {
    const { texts, compared, chart } = statesFromQuery(location.search, names)
    return compared !== undefined || chart !== undefined || fields.split(' ').some((field) => field in texts)
  })
  await openAll(held)
}

openAll(folds.filter(({ id }) => opened.includes(id)))
openNamed()
addEventListener('hashchange', openNamed)
if (location.search !== '') openStates().catch(() => {})
