import manifest from '../../package.json' with { type: 'json' }
import type { FileKind } from '../schema/index.ts'
import { ATTRIBUTION } from './sources.ts'

/** The version of the data. */
export const VERSION: string = manifest.version

/** The folder of the data in `data` of the site: it changes with the major version. */
export const VERSION_FOLDER = `v${VERSION.split('.')[0]}`

/**
 * The URL of a file of the data.
 *
 * @param site the URL of the site with its base path, without a trailing slash
 * @param path inside the folder of the data
 */
export const fileUrl = (site: string, path: string): string => `${site}/data/${VERSION_FOLDER}/${path}`

/**
 * What a file begins with.
 *
 * @param site the URL of the site with its base path, without a trailing slash
 */
export const headerOf = (site: string, kind: FileKind) => ({
  $schema: fileUrl(site, `schema/${kind}.json`),
  version: VERSION,
  license: 'CC-BY-4.0' as const,
  creator: 'The Rulestone contributors',
  attribution: ATTRIBUTION,
})
