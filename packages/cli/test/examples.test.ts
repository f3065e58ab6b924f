import { join } from 'node:path'
import * as core from '@rulestone/core'
import { testExamples } from '@rulestone/testing/examples'
import * as numbers from '@rulestone/text/number-formats'

testExamples(join(import.meta.dirname, '../src'), 7, { ...core, ...numbers })
