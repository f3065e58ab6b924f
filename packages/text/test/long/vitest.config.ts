import { tests } from '@rulestone/testing/vitest'

// One file at a time: the translators' tools take the whole machine.
export default tests('long-text', { include: ['**/*.test.ts'], fileParallelism: false })
