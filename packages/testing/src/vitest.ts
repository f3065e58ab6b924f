import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { REPORT } from './report.ts'

/** The time limit of a test: enough for a slow machine, but a hang ends. */
const TEN_MINUTES = 600_000

/**
 * The configuration of the tests of a package.
 *
 * @param name - the name for `vitest --project`
 */
export const tests = (name: string, options: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    test: {
      name,
      include: ['{src,test}/**/*.test.ts'],
      exclude: ['test/long/**'],
      // Loading the modules and the content takes longer than most test files, so one worker runs all files of a package.
      // The packages run in parallel.
      isolate: false,
      maxWorkers: 1,
      // Node loads the modules, as it does outside tests: Vite would take longer to transform them than many tests take.
      experimental: { viteModuleRunner: false },
      testTimeout: TEN_MINUTES,
      hookTimeout: TEN_MINUTES,
      reporters: ['default', 'json'],
      outputFile: { json: REPORT },
      ...options,
    },
  })
