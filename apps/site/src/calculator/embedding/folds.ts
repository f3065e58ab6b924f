import { askOnce } from '../../shared/ask-once.ts'

const code = (): Promise<typeof import('./unfold.tsx')> => import('./unfold.tsx')

/** A calculator is fetched when its line is opened. What fails is tried again when it is opened again. */
const unfold = askOnce(async (fold: HTMLDetailsElement) => (await code()).unfold(fold))

const unfoldIfOpen = async (fold: HTMLDetailsElement): Promise<void> => {
  if (fold.open) await unfold(fold).catch(() => {})
}

/** What was open when the reader left the page, and where they were. */
const { opened = [], place }: { opened?: readonly string[]; place?: string } = history.state ?? {}

const folds = Array.from(document.querySelectorAll<HTMLDetailsElement>('.fold'))
for (const fold of folds) {
  fold.addEventListener('toggle', () => {
    const open = folds.filter((one) => one.open).map(({ id }) => id)
    history.replaceState({ ...history.state, opened: open }, '')
    unfoldIfOpen(fold)
  })
  // Who reaches for the line is about to open it.
  for (const type of ['pointerenter', 'focusin'])
    fold.addEventListener(type, () => void code().catch(() => {}), { once: true })
  // A reader may have opened it before this script was here.
  unfoldIfOpen(fold)
}

const named = (): HTMLElement | null => document.getElementById(location.hash.slice(1))
const cameTo = (): HTMLElement | null => (place === undefined ? named() : document.getElementById(place))

function openNamed(): void {
  const fold = folds.find((one) => one === named())
  if (fold) fold.open = true
}

/** Opens lines; what the reader came to stays in view. */
async function openAll(wanted: readonly HTMLDetailsElement[]): Promise<void> {
  if (wanted.length === 0) return
  for (const fold of wanted) fold.open = true
  await Promise.all(wanted.map(unfoldIfOpen))
  document.dispatchEvent(new Event('rearranged'))
  cameTo()?.scrollIntoView({ behavior: 'instant' })
}

/** Opens the calculators whose state the address holds. */
async function openStates(): Promise<void> {
  const { statesFromQuery } = await import('../address/calculator-address.ts')
  const held = folds.filter(({ dataset: { names = '', fields = '' } }) => {
    const { texts, kept, chart } = statesFromQuery(location.search, names)
    return kept !== undefined || chart !== undefined || fields.split(' ').some((field) => field in texts)
  })
  await openAll(held)
}

openAll(folds.filter(({ id }) => opened.includes(id)))
openNamed()
addEventListener('hashchange', openNamed)
if (location.search !== '') openStates().catch(() => {})
