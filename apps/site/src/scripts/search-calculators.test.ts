import { expect, test } from 'vitest'
import { type CalculatorsDocument, calculatorsFor } from './search-calculators.ts'

const made = (id: string, ...rules: string[]) => ({
  path: `calculators/${id}/`,
  title: `The ${id}`,
  caption: `About ${id}`,
  rules,
})
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
    'anything',
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
  expect(calculatorsFor('size', [{ id: 'size' }], DOCUMENT, '/th/')).toEqual({
    heading: 'Calculators',
    links: [{ href: '/th/calculators/grid/', title: 'The grid', caption: 'About grid' }],
  })
})

const NAMED: CalculatorsDocument = {
  heading: 'เครื่องคำนวณ',
  calculators: [
    { path: 'damage', title: 'รับความเสียหาย', english: 'Taking Damage', caption: '', rules: ['damage'] },
    { path: 'attack', title: 'การโจมตี', english: 'Attack', caption: '', rules: ['attack-roll'] },
    { path: 'weapon-attack', title: 'การโจมตีด้วยอาวุธ', english: 'Attack with a weapon', caption: '', rules: [] },
    { path: 'coins', title: '钱币', english: 'Coins', caption: '', rules: [] },
  ],
}

test.each([
  ['by its title', 'การโจมตี', [], ['attack', 'weapon-attack']],
  ['by its English title', 'coins', [], ['coins']],
  ['by a word in it', 'damage', [], ['damage']],
  ['by the beginnings of words', 'wea att', [], ['weapon-attack']],
  ['by two Chinese characters', '钱币', [], ['coins']],
  ['before those of the rules', 'coins', ['attack-roll'], ['coins', 'attack']],
  ['not by the middle of a word', 'amage', [], []],
  ['not by a few signs that begin much', 'การ', [], []],
  ['not by two letters', 'at', [], []],
  ['not by nothing', '', [], []],
])('a calculator is found %s: %s', (_, query, rules, paths) => {
  const results = rules.map((id) => ({ id }))
  expect(calculatorsFor(query, results, NAMED, '')?.links.map(({ href }) => href) ?? []).toEqual(paths)
})
