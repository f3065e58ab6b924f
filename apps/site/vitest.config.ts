import { tests } from '@rulestone/testing/vitest'
import { aliases } from './aliases.mjs'

export default { ...tests('site'), resolve: { alias: aliases } }
