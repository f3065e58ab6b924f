/** The URL of the site that the records link to, without a trailing slash: a release sets it, as for the site itself. */
export const SITE: string = new URL(
  process.env['BASE_PATH'] ?? '/',
  process.env['SITE_URL'] ?? 'http://localhost:4321',
).href.replace(/\/$/u, '')
