import { tests } from '@rulestone/testing/vitest'

export default tests('long-site', {
  include: ['**/*.test.ts'],
  globalSetup: '../../../../scripts/firefox-site.mjs',
  fileParallelism: false,
})
