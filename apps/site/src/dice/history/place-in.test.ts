import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'

test.each([
  ['on a page in another language', '/zh/', '/en/rules/cover/?ac=18#p-1', '/zh/rules/cover/?ac=18#p-1', 'en'],
  ['on the first page', '/th/', '/zh/', '/th/', 'zh'],
  ['on a page in this language', '/zh/', '/zh/rules/cover/', '/zh/rules/cover/', undefined],
  ['on a site below others', '/rules/th/', '/rules/en/fight/', '/rules/th/fight/', 'en'],
  ['on another site of the same host', '/rules/th/', '/wiki/en/', '/wiki/en/', undefined],
])('%s', (_, home, saved, address, from) => {
  expect(placeIn(home, saved)).toEqual({ address, from })
})
