import type { ClientDirective } from 'astro'
import { queueEvents } from './event-queue.ts'
import { fetchPart } from './fetch-part.ts'
import { nextInteraction, untilDone } from './next-interaction.ts'

/** Resolves after the first paint. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement
    if (root.dataset['painted'] !== undefined) resolve()
    root.addEventListener('painted', () => resolve(), { once: true })
  })

/** Whether the state differs from the HTML: other units, or a state in the URL. */
const differs = (): boolean => document.documentElement.dataset['units'] !== undefined || location.search !== ''

const unitsChosen = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('units', () => resolve(), { once: true }))

/**
 * `client:calculator="load"` hydrates a calculator once the page is painted; `"interaction"` waits for the first
 * interaction, so that a first visit to a rule transfers no code of calculators (some 19 kB). The part of a calculator
 * (its fields and strings, 3 kB each) is a separate file, not in each page.
 */
const hydrateCalculator: ClientDirective = async (load, { value }, island) => {
  await painted()
  queueEvents(island)
  if (value === 'interaction' && !differs()) await Promise.race([nextInteraction(island), unitsChosen()])
  // The props attribute in Astro's format: each value with its type before it.
  const props = JSON.parse(island.getAttribute('props') ?? '{}')
  const [part] = await Promise.all([untilDone(island, () => fetchPart(props.from[1])), load()])
  // Astro hydrates an island whose code is loaded when this attribute changes.
  island.setAttribute('props', JSON.stringify({ ...props, part: [0, part] }))
}

export default hydrateCalculator
