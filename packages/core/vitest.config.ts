import { tests } from '@rulestone/testing/vitest'

// Vite replaces `import.meta.glob`: the code of core has no access to files.
export default tests('core', { include: ['{src,test,bench}/**/*.test.ts'], experimental: { viteModuleRunner: true } })
