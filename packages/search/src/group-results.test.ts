import { expect, test } from 'vitest'
import { groupResults } from './group-results.ts'
import type { Result } from './result.ts'

const result = (id: string, kind: Result['kind']): Result => ({
  id,
  key: undefined,
  kind,
  tag: 'rule',
  title: { text: id, marks: [] },
  english: undefined,
  matched: undefined,
  where: [],
  edition: 'srd-5.2.1',
  snippet: undefined,
})

const RULES = [result('cover', 'name'), result('half-cover', 'heading'), result('total-cover', 'heading')]
const SPELLS = [result('shield', 'name')]

test.each([
  ['first', 'compendium: shield; name: cover; heading: half-cover total-cover'],
  ['after-names', 'name: cover; compendium: shield; heading: half-cover total-cover'],
  ['among-rules', 'name: cover; compendium: shield; heading: half-cover total-cover'],
  ['last', 'name: cover; heading: half-cover total-cover; compendium: shield'],
  [undefined, 'name: cover; heading: half-cover total-cover'],
] as const)('spells that come %s', (place, expected) => {
  const groups = groupResults(RULES, place && { results: SPELLS, place })
  expect(groups.map(({ kind, results }) => `${kind}: ${results.map(({ id }) => id).join(' ')}`).join('; ')).toBe(
    expected,
  )
})

test('spells that answer a question come after three rules', () => {
  const rules = ['a', 'b', 'c', 'd'].map((id) => result(id, 'name'))
  const groups = groupResults(rules, { results: SPELLS, place: 'among-rules' })
  expect(groups.map(({ results }) => results.map(({ id }) => id).join(' '))).toEqual(['a b c', 'shield', 'd'])
})
