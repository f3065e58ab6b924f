import { tests } from '@rulestone/testing/vitest'

export default tests('compendium')
