/** What a page has that starts its late scripts itself: `scripts/after-paint.ts`. */
const STARTER = /script\[type="?late"?\]/u

/**
 * A page whose scripts wait until it is painted: a reader reads first. Astro writes them as modules, which browsers fetch
 * before they paint.
 */
export const withLateScripts = (page: string): string =>
  STARTER.test(page) ? page.replaceAll('<script type="module" src=', '<script type="late" data-src=') : page
