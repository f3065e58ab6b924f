import { resolve } from 'node:path'

/** The script of a package.json that runs now. */
const script = process.env['npm_lifecycle_event'] ?? 'test'

/** Where it reports its tests: `npm test` counts them there. */
export const REPORT = resolve('reports', `${script.replaceAll(':', '-')}.json`)
