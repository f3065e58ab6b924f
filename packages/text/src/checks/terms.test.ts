import { expect, test } from 'vitest'
import { english, objections, translated } from '../../test/fixture.ts'
import { terms } from './terms.ts'

const FILE = 'terms/combat.yml'
const GOOD = `cover:
  en: { name: cover }
  zh: { name: 掩护, aliases: [掩体], avoid: [掩盖] }
  th: { name: สิ่งกำบัง, abbreviation: กบ. }
`

test('terms and entries that agree', () => {
  const files = {
    [FILE]: GOOD,
    'rules/combat/cover.en.md': english('cover', '', 'Cover'),
    'rules/combat/cover.zh.md': translated('cover', '', '掩体'),
  }
  expect(objections(terms, files)).toEqual([])
})

test.each([
  ['an id that is none', GOOD.replace('cover:', 'Cover:'), '2:3 wrong-format'],
  ['a language that is none', GOOD.replace('  zh:', '  cn:'), '3:3 unknown-key'],
  ['no name', GOOD.replace('name: 掩护, ', ''), '3:7 missing-key'],
  ['a list that is none', GOOD.replace('[掩体]', '掩体'), '3:28 wrong-type'],
  ['a form that is right and wrong', GOOD.replace('[掩盖]', '[掩体]'), '3:42 right-and-wrong'],
  ['YAML that is none', `${GOOD}a: [`, '5:5 yaml'],
  ['a list of terms', '- cover', '1:1 wrong-type'],
  ['nothing', '', '1:1 wrong-type'],
])('%s', (_, text, expected) => {
  expect(objections(terms, { [FILE]: text })).toEqual([`${FILE}:${expected}`])
})

test('one wrong term does not hide the others', () => {
  const text = `${GOOD}ghost: 1\nother:\n  zh: { name: 别, avoid: [别] }\n`
  expect(objections(terms, { [FILE]: text })).toEqual([`${FILE}:5:8 wrong-type`, `${FILE}:7:26 right-and-wrong`])
})

test('an entry that is called otherwise', () => {
  const files = { [FILE]: GOOD, 'rules/combat/cover.zh.md': translated('cover', '', '遮蔽') }
  expect(objections(terms, files)).toEqual(['rules/combat/cover.zh.md:3:8 title-differs'])
})
