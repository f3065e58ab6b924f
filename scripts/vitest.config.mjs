import { tests } from '@rulestone/testing/vitest'

export default tests('scripts', { include: ['*.test.mjs'] })
