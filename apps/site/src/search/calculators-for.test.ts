import { expect, test } from 'vitest'
import type { CalculatorsDocument } from './answers-document.ts'
import { calculatorsFor } from './calculators-for.ts'

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
    made('contest', 'next-contests', 'advantage', 'next-attacks'),
    made('d20-test', 'd20-test', 'saving-throw', 'next-attacks', 'advantage'),
  ],
}

const unmarked = (text: string) => ({ text, marks: [] })

const rule = (id: string) => ({ id, title: unmarked(id), english: undefined })

const found = (...ids: string[]): string[] | undefined =>
  calculatorsFor('anything', ids.map(rule), DOCUMENT, '/en/')?.links.map(({ href }) => href)

test.each([
  ['the calculator of a rule', ['falling'], ['/en/calculators/falling/']],
  [
    'the one that is most about it first, two at most',
    ['prone'],
    ['/en/calculators/conditions/', '/en/calculators/falling/'],
  ],
  ['those of the first rule first', ['cover', 'size'], ['/en/calculators/attack/', '/en/calculators/grid/']],
  ['that of the same edition first', ['advantage'], ['/en/calculators/d20-test/', '/en/calculators/contest/']],
  ['also of a rule of 2012', ['next-attacks'], ['/en/calculators/contest/', '/en/calculators/d20-test/']],
  ['each once', ['falling', 'falling', 'attack-roll'], ['/en/calculators/falling/', '/en/calculators/attack/']],
  ['of the first three results only', ['hide', 'search', 'rest', 'size'], undefined],
  ['none where nothing was found', [], undefined],
])('%s', (_, ids, links) => {
  expect(found(...ids)).toEqual(links)
})

test('returns calculators with their titles and captions', () => {
  expect(calculatorsFor('size', [rule('size')], DOCUMENT, '/th/')).toEqual({
    heading: 'Calculators',
    isFirst: false,
    links: [{ href: '/th/calculators/grid/', title: unmarked('The grid'), english: undefined, caption: 'About grid' }],
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
  ['not by a few characters that begin many names', 'การ', [], []],
  ['not by two letters', 'at', [], []],
  ['not by nothing', '', [], []],
])('a calculator is found %s: %s', (_, query, rules, paths) => {
  expect(calculatorsFor(query, rules.map(rule), NAMED, '')?.links.map(({ href }) => href) ?? []).toEqual(paths)
})

const DAMAGE: CalculatorsDocument = {
  heading: '计算器',
  calculators: [{ path: 'damage', title: '承受伤害', english: 'Taking Damage', caption: '', rules: ['damage'] }],
}

test.each([
  ['what was typed', '伤害', [], ['伤害']],
  ['what was typed of the English name', 'damage', [], ['Damage']],
  ['the words that were typed', 'damage taking', [], ['Taking', 'Damage']],
  ['what is marked in the rule, where it was typed in pinyin', 'shanghai', [[0, 2]], ['伤害']],
] as const)('highlights %s', (_, query, marks, marked) => {
  const found = { id: 'damage', title: { text: '伤害', marks }, english: unmarked('Damage') }
  const [link] = calculatorsFor(query, [found], DAMAGE, '')?.links ?? []
  const names = [link?.title, link?.english].flatMap((name) => (name ? [name] : []))
  expect(names.flatMap(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end)))).toEqual(marked)
})

test('a tool without rules is first if its name is searched', () => {
  const tool = { path: 'fight/', title: 'Fight', caption: '', names: ['fight tracker'], rules: [] }
  const withTool = { ...DOCUMENT, calculators: [...DOCUMENT.calculators, tool] }
  expect(calculatorsFor('fight tracker', [], withTool, '/en/')?.isFirst).toBe(true)
  expect(calculatorsFor('the attack', [], withTool, '/en/')?.isFirst).toBe(false)
})
