import { join } from 'node:path'
import * as core from '@rulestone/core'
import { testExampleTypes } from '@rulestone/testing/example-types'
import { testExamples } from '@rulestone/testing/examples'
import * as compendium from '../src/index.ts'

const folder = join(import.meta.dirname, '..')

testExamples(join(folder, 'src'), 2, { ...core, ...compendium })
testExampleTypes(folder, { '@rulestone/compendium': compendium, '@rulestone/core': core })
