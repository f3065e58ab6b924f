import { join } from 'node:path'
import * as core from '@rulestone/core'
import { testExamples } from '@rulestone/testing/examples'
import * as compendium from '../src/index.ts'

testExamples(join(import.meta.dirname, '../src'), 2, { ...core, ...compendium })
