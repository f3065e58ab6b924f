import { type FunctionComponent, h, hydrate } from 'preact'

/** Wakes an island in the page of a reader, once: Astro asks again whenever its attributes change. */
export default (island: HTMLElement) =>
  async (component: FunctionComponent, props: object): Promise<void> => {
    if (island.hasAttribute('ssr')) hydrate(h(component, props), island)
  }
