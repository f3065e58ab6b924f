import { tests } from '@rulestone/testing/vitest'

// Vite runs the modules, because the test of the guides replaces modules by others whose exports change while it runs,
// which Node cannot do.
export default tests('long-cli', { include: ['**/*.test.ts'], experimental: { viteModuleRunner: true } })
