import type { ClientDirective } from 'astro'
import { partFor } from './calculator-part.ts'
import { preloadChunks } from './preload-chunks.ts'

/** How far away a calculator is when it wakes up. */
const NEAR = '400px'

/** A calculator wakes when it is near; one that has lengths to say in other units at once: who prints has not been there. */
const whenWanted = (island: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset['units']) resolve()
    document.addEventListener('units', () => resolve(), { once: true })
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    for (const child of island.children) observer.observe(child)
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
  if (value === 'near') await whenWanted(island)
  preloadChunks(island)
  const props = JSON.parse(island.getAttribute('props') ?? '{}')
  const [part] = await Promise.all([partFor(island, props.from[1]), load()])
  // The change of the attribute wakes the island.
  island.setAttribute('props', JSON.stringify({ ...props, part: [0, part] }))
}

export default calculatorDirective
