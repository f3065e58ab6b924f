import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'slow-program', include: ['*.test.ts'], testTimeout: 60_000 } })
