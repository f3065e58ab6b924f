import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'mutation', include: ['*.test.ts'], testTimeout: 60_000 } })
