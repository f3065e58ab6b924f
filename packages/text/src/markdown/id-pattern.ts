/** What an id looks like: lower-case Latin letters and digits, words joined by hyphens. */
export const ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
