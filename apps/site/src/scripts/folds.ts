import { askOnce } from '../lib/ask-once.ts'

const code = (): Promise<typeof import('../islands/unfold.tsx')> => import('../islands/unfold.tsx')

/** A calculator is fetched when its line is opened. What fails is tried again when it is opened again. */
const unfold = askOnce(async (fold: HTMLDetailsElement) => (await code()).unfold(fold))

const unfoldIfOpen = async (fold: HTMLDetailsElement): Promise<void> => {
  if (fold.open) await unfold(fold).catch(() => {})
}

const folds = Array.from(document.querySelectorAll<HTMLDetailsElement>('.fold'))
for (const fold of folds) {
  fold.addEventListener('toggle', () => unfoldIfOpen(fold))
  // Who reaches for the line is about to open it.
  for (const type of ['pointerenter', 'focusin'])
    fold.addEventListener(type, () => void code().catch(() => {}), { once: true })
  // A reader may have opened it before this script was here.
  unfoldIfOpen(fold)
}

const named = (): HTMLElement | null => document.getElementById(location.hash.slice(1))

function openNamed(): void {
  const fold = folds.find((one) => one === named())
  if (fold) fold.open = true
}

/** Opens the calculators whose state the address holds; what it leads to stays in view. */
async function openStates(): Promise<void> {
  const { statesFromQuery } = await import('../lib/calculator-address.ts')
  const held = folds.filter(({ dataset: { names = '', fields = '' } }) => {
    const { texts, kept } = statesFromQuery(location.search, names)
    return kept !== undefined || fields.split(' ').some((field) => field in texts)
  })
  if (held.length === 0) return
  for (const fold of held) fold.open = true
  await Promise.all(held.map(unfoldIfOpen))
  document.dispatchEvent(new Event('rearranged'))
  named()?.scrollIntoView()
}

openNamed()
addEventListener('hashchange', openNamed)
if (location.search !== '') openStates().catch(() => {})
