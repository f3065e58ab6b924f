import { expect, test } from 'vitest'
import { type CalculatorsDocument, calculatorsFor } from './search-calculators.ts'

const made = (id: string, ...rules: string[]) => ({ id, title: `The ${id}`, caption: `About ${id}`, rules })
const DOCUMENT: CalculatorsDocument = {
  heading: 'Calculators',
  calculators: [
    made('attack', 'attack-roll', 'cover', 'prone'),
    made('conditions', 'prone'),
    made('falling', 'falling', 'prone'),
    made('grid', 'size'),
  ],
}

const found = (...ids: string[]): string[] | undefined =>
  calculatorsFor(
    ids.map((id) => ({ id })),
    DOCUMENT,
    '/en/',
  )?.links.map(({ href }) => href)

test.each([
  ['the calculator of a rule', ['falling'], ['/en/calculators/falling/']],
  [
    'the one that is most about it first, two at most',
    ['prone'],
    ['/en/calculators/conditions/', '/en/calculators/falling/'],
  ],
  ['those of the first rule first', ['cover', 'size'], ['/en/calculators/attack/', '/en/calculators/grid/']],
  ['each once', ['falling', 'falling', 'attack-roll'], ['/en/calculators/falling/', '/en/calculators/attack/']],
  ['of the first three results only', ['hide', 'search', 'rest', 'size'], undefined],
  ['none where nothing was found', [], undefined],
])('%s', (_, ids, links) => {
  expect(found(...ids)).toEqual(links)
})

test('with their names', () => {
  expect(calculatorsFor([{ id: 'size' }], DOCUMENT, '/th/')).toEqual({
    heading: 'Calculators',
    links: [{ href: '/th/calculators/grid/', title: 'The grid', caption: 'About grid' }],
  })
})
