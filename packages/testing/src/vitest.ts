import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { REPORT } from './report.ts'

/** How long a test may take: a slow machine passes, a hang ends. */
const TEN_MINUTES = 600_000

/**
 * The configuration of the tests of a package.
 *
 * @param name - what `vitest --project` calls them
 */
export const tests = (name: string, options: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    test: {
      name,
      include: ['{src,test}/**/*.test.ts'],
      exclude: ['test/long/**'],
      // Starting a worker takes longer than most files: one serves many.
      isolate: false,
      maxWorkers: '100%',
      testTimeout: TEN_MINUTES,
      hookTimeout: TEN_MINUTES,
      reporters: ['default', 'json'],
      outputFile: { json: REPORT },
      ...options,
    },
  })
