import { join } from 'node:path'
import { testExamples } from '@rulestone/testing/examples'

testExamples(join(import.meta.dirname, '../src'), 27)
