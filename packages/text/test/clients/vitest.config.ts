import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'slow-clients',
    include: ['*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
})
