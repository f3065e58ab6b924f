import type { ClientDirective } from 'astro'
import { isCostly } from '../../offline/costly.ts'
import { preloadChunks } from '../../shared/preload-chunks.ts'
import { partFor } from './fetch-part.ts'
import { holdUntilReady } from './hold-until-ready.ts'

/** How far away a calculator is when it wakes up, where its code is at hand. */
const NEAR = '400px'

/** Who reaches for a calculator is about to use it. */
const REACHES = ['pointerover', 'pointerdown', 'focusin']

/** A browser that keeps the site has the code of calculators, and need not ask for it; a costly connection keeps no site. */
const isKept = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null && !isCostly(navigator.connection)

const whenNear = (island: HTMLElement, come: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      come()
    },
    { rootMargin: NEAR },
  )
  for (const child of island.children) observer.observe(child)
}

/**
 * A calculator in a text stands there with the answer of the text, and wakes when its reader reaches for it: a first visit
 * brings what is read. It wakes at once where it has more to say: lengths in other units, which may be printed, or the
 * state of the address.
 */
const whenWanted = (island: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset['units'] || location.search !== '') resolve()
    document.addEventListener('units', () => resolve(), { once: true })
    for (const type of REACHES) island.addEventListener(type, () => resolve(), { once: true, capture: true })
    if (isKept()) whenNear(island, resolve)
  })

/** What is read comes first. */
const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement
    if (root.dataset['painted'] !== undefined) resolve()
    root.addEventListener('painted', () => resolve(), { once: true })
  })

/** Wakes the island of a calculator with its part, which the page leaves out. Props stand there as Astro writes them. */
const calculatorDirective: ClientDirective = async (load, { value }, island) => {
  await whenPainted()
  holdUntilReady(island)
  if (value === 'reached') await whenWanted(island)
  preloadChunks(island)
  const props = JSON.parse(island.getAttribute('props') ?? '{}')
  const [part] = await Promise.all([partFor(island, props.from[1]), load()])
  // The change of the attribute wakes the island.
  island.setAttribute('props', JSON.stringify({ ...props, part: [0, part] }))
}

export default calculatorDirective
