import { join } from 'node:path'
import { testExampleTypes } from '@rulestone/testing/example-types'
import { testExamples } from '@rulestone/testing/examples'
import * as text from '@rulestone/text'
import * as build from '../src/build/index.ts'

const folder = join(import.meta.dirname, '..')

testExamples(join(folder, 'src'), 15)
testExampleTypes(folder, { '@rulestone/search/build': build, '@rulestone/text': text })
