import { fileURLToPath } from 'node:url'
import { tests } from '@rulestone/testing/vitest'

export default tests('long-site', {
  include: ['**/*.test.ts'],
  globalSetup: fileURLToPath(new URL('../../../../scripts/firefox-site.mjs', import.meta.url)),
  fileParallelism: false,
})
