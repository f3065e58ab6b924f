import { expect, test } from 'vitest'
import { getT } from '../library/i18n.ts'
import { type Filter, filterAttributes, offeredFilters } from './filters.ts'

interface Pet {
  readonly legs: number
  readonly colors: readonly string[]
}
const FILTERS = {
  legs: { isFirst: true, find: ({ legs }) => [String(legs)], options: ['2', '4'], label: (_, legs) => `${legs} legs` },
  color: { find: ({ colors }) => colors, options: ['black', 'white', 'red'] },
  sum: { find: ({ legs, colors }) => [String(legs + colors.length)], options: [] },
} as const satisfies Readonly<Record<string, Filter<Pet>>>

const CAT: Pet = { legs: 4, colors: ['white', 'black', 'white'] }
const FISH: Pet = { legs: 0, colors: [] }

test.each([
  ['each value once', CAT, { 'data-legs': '4', 'data-color': 'white black', 'data-sum': '7' }],
  ['no filter without values', FISH, { 'data-legs': '0', 'data-sum': '0' }],
])('the attributes of a row have %s', (_, pet, attributes) => {
  expect(filterAttributes(FILTERS, pet)).toEqual(attributes)
})

test('a page offers the options that some have, in their order, with their own label or that of the term', () => {
  const words = {
    t: getT('en'),
    labelOf: (name: string) => `${name}?`,
    termOf: (name: string, value: string) => `${name} ${value}`,
  }
  expect(offeredFilters(FILTERS, [CAT, FISH], words)).toEqual([
    { name: 'legs', isFirst: true, label: 'legs?', options: [{ value: '4', label: '4 legs' }] },
    {
      ...{ name: 'color', isFirst: false, label: 'color?' },
      options: [
        { value: 'black', label: 'color black' },
        { value: 'white', label: 'color white' },
      ],
    },
    { name: 'sum', isFirst: false, label: 'sum?', options: [] },
  ])
})
