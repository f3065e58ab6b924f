import { defineConfig } from 'vitest/config'

/** Tests that take longer than seconds: `npm test` runs them, `npm run unit` does not. */
const SLOW = [
  'apps/site/test/firefox',
  ...['guides', 'program'].map((name) => `packages/cli/test/${name}`),
  ...['clients', 'exchange', 'hostile', 'mutation'].map((name) => `packages/text/test/${name}`),
]

export default defineConfig({
  // Vitest would leave one core idle.
  test: { projects: ['packages/*', 'apps/*', 'scripts', ...SLOW], maxWorkers: '100%' },
})
