import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'slow-firefox',
    include: ['*.test.ts'],
    globalSetup: '../../../../scripts/firefox-site.mjs',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
