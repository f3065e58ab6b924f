/** An address of the site with its origin, as others need it. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE).href
