import { expect, test } from 'vitest'
import { EDITIONS } from '../src/index.ts'
import { SOURCE_FILES } from './source-files.ts'

/** The folders whose code takes an edition as a value. */
const BLIND = /^(?:dice|fight|rules|steps|tables)\//

test('no rule, fight or table names an edition: a ruleset says what differs', () => {
  const files = Object.entries(SOURCE_FILES).filter(([path]) => BLIND.test(path))
  expect(files.length).toBeGreaterThan(300)
  const naming = files.filter(([, text]) => EDITIONS.some((edition) => text.includes(`'${edition}'`)))
  expect(naming.map(([path]) => path)).toEqual([])
})

test('no calculator compares its edition with a name', () => {
  const comparing = Object.entries(SOURCE_FILES).filter(([, text]) => /[=!]== '(?:srd|next)-/.test(text))
  expect(comparing.map(([path]) => path)).toEqual([])
})
