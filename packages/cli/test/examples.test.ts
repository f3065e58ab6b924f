import { join } from 'node:path'
import * as core from '@rulestone/core'
import { testExamples } from '@rulestone/testing/examples'
import * as quantity from '../src/quantity.ts'

testExamples(join(import.meta.dirname, '../src'), 8, { ...core, ...quantity })
