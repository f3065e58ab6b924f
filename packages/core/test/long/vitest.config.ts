import { tests } from '@rulestone/testing/vitest'

export default tests('long-core', { include: ['**/*.test.ts'] })
