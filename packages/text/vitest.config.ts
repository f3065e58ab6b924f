import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'text',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['clients', 'exchange', 'hostile', 'mutation'].map((slow) => `test/${slow}/**`),
    isolate: false,
    testTimeout: 30_000,
  },
})
