/** Kebab-case. */
export const ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
