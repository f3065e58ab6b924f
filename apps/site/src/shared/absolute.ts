/** A URL of the site with its origin, for other sites. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE).href
