const UID = /(?<=<astro-island) uid="[^"]*"/gu

/**
 * Leaves out the hash that Astro gives each island and that nothing reads: it depends on the folder that the site was built
 * in, so that what a browser keeps would be out of date without a change.
 *
 * @example
 * withoutUids('<astro-island uid="Z1VJ" prefix="r2">') // => '<astro-island prefix="r2">'
 */
export const withoutUids = (page: string): string => page.replace(UID, '')
