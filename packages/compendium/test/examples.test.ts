import { join } from 'node:path'
import * as core from '@rulestone/core'
import { testExamples } from '@rulestone/testing/examples'

testExamples(join(import.meta.dirname, '../src'), 2, core)
