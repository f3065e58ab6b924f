import { resolve } from 'node:path'

/** The package.json script that is running. */
const script = process.env['npm_lifecycle_event'] ?? 'test'

/** The path of its test report, which `npm test` counts. */
export const REPORT = resolve('reports', `${script.replaceAll(':', '-')}.json`)
