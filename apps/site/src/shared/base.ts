/** What the whole site stands under, without a slash at its end. */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/u, '')
