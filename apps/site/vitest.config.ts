import { defineProject } from 'vitest/config'
import { aliases } from './aliases.mjs'

export default defineProject({ resolve: { alias: aliases }, test: { name: 'site', include: ['src/**/*.test.ts'] } })
