import sources from '@rulestone/content/sources.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

/** The version of the data. */
export const VERSION: string = manifest.version

/** The folder of the data on the site: it changes with the major version. */
export const FOLDER = `data/v${VERSION.split('.')[0]}`

/** The statements that the licences of the sources ask for, word for word. */
const ATTRIBUTION = sources.flatMap(({ attribution }) => attribution ?? []).join(' ')

/**
 * What a file begins with.
 *
 * @param site the URL of the site with its base path, without a trailing slash
 * @param schema the name of its schema
 */
export const headerOf = (site: string, schema: string) => ({
  $schema: `${site}/${FOLDER}/schema/${schema}.json`,
  version: VERSION,
  license: 'CC-BY-4.0' as const,
  creator: 'The Rulestone contributors',
  attribution: ATTRIBUTION,
})
