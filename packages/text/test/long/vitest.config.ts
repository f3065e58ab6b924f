import { tests } from '@rulestone/testing/vitest'

// One file at a time, because the translation tools use the whole machine.
export default tests('long-text', { include: ['**/*.test.ts'], fileParallelism: false })
