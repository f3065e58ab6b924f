import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'slow-exchange', include: ['*.test.ts'], testTimeout: 60_000 } })
