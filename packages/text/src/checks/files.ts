import { FILE_CODES } from '../read/sources.ts'
import { type Check, defineCheck } from './check.ts'

/** Every file has a name that says what it is, and is text that can be read. */
export const files: Check = defineCheck({
  id: 'files',
  severity: 'error',
  codes: FILE_CODES,
  check: ({ problems }) => problems,
})
