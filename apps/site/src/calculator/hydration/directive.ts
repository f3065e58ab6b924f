import type { ClientDirective } from 'astro'
import { queueEvents } from './event-queue.ts'
import { fetchPart } from './fetch-part.ts'
import { reached, untilDone } from './reached.ts'

/** The text is painted first. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement
    if (root.dataset['painted'] !== undefined) resolve()
    root.addEventListener('painted', () => resolve(), { once: true })
  })

/** Whether the calculator shows something else than the HTML: lengths in other units, or the state of the address. */
const differs = (): boolean => document.documentElement.dataset['units'] !== undefined || location.search !== ''

const unitsChosen = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('units', () => resolve(), { once: true }))

/**
 * `client:calculator="load"` hydrates a calculator once the page is painted; `"reached"` waits until its reader reaches for
 * it, so that a first visit to a rule transfers no code of calculators (some 19 kB). What a calculator is wherever it
 * stands (its fields and strings, 3 kB each) comes as data of its own, not with each page.
 */
const hydrateCalculator: ClientDirective = async (load, { value }, island) => {
  await painted()
  queueEvents(island)
  if (value === 'reached' && !differs()) await Promise.race([reached(island), unitsChosen()])
  // Props are in the attribute as Astro writes them: each with its type before it.
  const props = JSON.parse(island.getAttribute('props') ?? '{}')
  const [part] = await Promise.all([untilDone(island, () => fetchPart(props.from[1])), load()])
  // Astro hydrates an island whose code is there when this attribute changes.
  island.setAttribute('props', JSON.stringify({ ...props, part: [0, part] }))
}

export default hydrateCalculator
