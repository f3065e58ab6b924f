import { defineProject } from 'vitest/config'

export default defineProject({
  // Every test is pure: one worker serves all files, and starting it is most of the time.
  test: { name: 'core', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
})
