import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'long-core', include: ['*.long.test.ts'], testTimeout: 300_000 } })
