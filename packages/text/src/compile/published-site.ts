/** The URL of the published site, without a trailing slash: the pages of the repository at its host. */
export const PUBLISHED_SITE = 'https://rulestone.github.io/rulestone'
