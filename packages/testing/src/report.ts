/** Where the script of a package.json that runs now reports its tests: `npm test` counts them there. */
export const REPORT = `reports/${(process.env['npm_lifecycle_event'] ?? 'test').replaceAll(':', '-')}.json`
