import { join } from 'node:path'
import { testExampleTypes } from '@rulestone/testing/example-types'
import { testExamples } from '@rulestone/testing/examples'
import * as text from '../src/index.ts'

const folder = join(import.meta.dirname, '..')

testExamples(join(folder, 'src'), 27)
testExampleTypes(folder, { '@rulestone/text': text })
