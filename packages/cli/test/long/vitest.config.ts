import { tests } from '@rulestone/testing/vitest'

export default tests('long-cli', { include: ['**/*.test.ts'] })
