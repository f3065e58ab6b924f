import { type FunctionComponent, h, hydrate } from 'preact'

/** Hydrates an island once: Astro calls this again whenever its attributes change. */
export default (island: HTMLElement) =>
  async (component: FunctionComponent, props: object): Promise<void> => {
    if (island.hasAttribute('ssr')) hydrate(h(component, props), island)
  }
