import { tests } from '@rulestone/testing/vitest'

// Vite replaces `import.meta.glob` in the tests that read the corpus.
export default tests('long-core', { include: ['**/*.test.ts'], experimental: { viteModuleRunner: true } })
