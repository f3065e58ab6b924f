/** The base path of the site, without a trailing slash. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/u, '')
