import { CALCULATORS, readState } from '@rulestone/core'
import { withMeasuresOfRules } from '@rulestone/search'
import type { Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { askWords, FILLED_FIELDS, filledWords } from './asked-words.ts'
import { filledCalculators } from './filled-calculators.ts'
import { readCalculation } from './read-calculation.ts'

const read = (typed: string, locale: Locale) =>
  readCalculation(withMeasuresOfRules(typed, 'en').toLowerCase(), askWords(locale))

describe.each<[Locale, readonly (readonly [string, string, Readonly<Record<string, string>>])[]]>([
  [
    'en',
    [
      ['45 ft fall', 'falling', { feet: '45' }],
      ['fell 12 m', 'falling', { feet: '40' }],
      ['2d6+3 vs ac 15', 'attack', { ac: '15', damage: '2d6+3' }],
      ['+7 vs AC15 adv', 'attack', { ac: '15', bonus: '7', state: 'advantage' }],
      ['+5 to hit, 1d8 + 3, armor class 18', 'attack', { ac: '18', damage: '1d8+3', bonus: '5' }],
      ['dc 15 +7 adv', 'd20-test', { dc: '15', state: 'advantage', modifier: '7', proficiency: 'none' }],
      [
        'dc 20 save -1 disadv',
        'd20-test',
        { test: 'saving-throw', dc: '20', state: 'disadvantage', modifier: '-1', proficiency: 'none' },
      ],
      ['DC 25 +13', 'd20-test', { dc: '25', modifier: '10', proficiency: 'none', bonus: '3' }],
      ['8d6 dc 15 dex save +2', 'save-for-half', { damage: '8d6', dc: '15', save: '2' }],
      ['concentration 22 damage', 'concentration', { damage: '22' }],
      ['concentration 25', 'concentration', { damage: '25' }],
      ['fall 45', 'falling', { feet: '45' }],
      ['jump str 16', 'jump', { strength: '16' }],
      ['long jump str 12 standing', 'jump', { strength: '12', 'run-up': 'no' }],
      ['1d20+7 vs AC 16 advantage', 'attack', { ac: '16', bonus: '7', state: 'advantage' }],
      ['+7 vs AC 16 three-quarters cover', 'attack', { ac: '16', bonus: '7', cover: 'three-quarters' }],
      ['d20+3 dc 12', 'd20-test', { dc: '12', modifier: '3', proficiency: 'none' }],
      ['8d6 >= 30', 'dice', { expr: '8d6', 'at-least': '30' }],
      ['8d6 30+', 'dice', { expr: '8d6', 'at-least': '30' }],
      ['8d6 at least 30', 'dice', { expr: '8d6', 'at-least': '30' }],
      ['carry strength 8', 'carrying-capacity', { strength: '8' }],
    ],
  ],
  [
    'zh',
    [
      ['坠落45尺', 'falling', { feet: '45' }],
      ['从12米高摔下来', 'falling', { feet: '40' }],
      ['2d6+3 对 AC 15', 'attack', { ac: '15', damage: '2d6+3' }],
      ['难度15 +7 优势', 'd20-test', { dc: '15', state: 'advantage', modifier: '7', proficiency: 'none' }],
      ['8d6 DC 15 豁免', 'save-for-half', { damage: '8d6', dc: '15' }],
      ['力量16跳远', 'jump', { strength: '16' }],
      ['力量 12 立定跳远', 'jump', { strength: '12', 'run-up': 'no' }],
      ['8d6 至少30', 'dice', { expr: '8d6', 'at-least': '30' }],
      ['坠落 45', 'falling', { feet: '45' }],
    ],
  ],
  [
    'th',
    [
      ['ตก 45 ฟุต', 'falling', { feet: '45' }],
      ['ตกจากที่สูง 12 เมตร', 'falling', { feet: '40' }],
      ['2d6+3 เอซี 15', 'attack', { ac: '15', damage: '2d6+3' }],
      ['DC 15 +7 ได้เปรียบ', 'd20-test', { dc: '15', state: 'advantage', modifier: '7', proficiency: 'none' }],
      ['8d6 DC 15 เซฟ', 'save-for-half', { damage: '8d6', dc: '15' }],
      ['กระโดด ความแข็งแกร่ง 16', 'jump', { strength: '16' }],
      ['ยืนกระโดด ความแข็งแกร่ง 12', 'jump', { strength: '12', 'run-up': 'no' }],
      ['8d6 อย่างน้อย 30', 'dice', { expr: '8d6', 'at-least': '30' }],
      ['สมาธิ 25', 'concentration', { damage: '25' }],
    ],
  ],
])('%s', (locale, questions) => {
  test.each(questions)('“%s” fills in %s', (typed, id, texts) => {
    expect(read(typed, locale)).toEqual({ calculator: id, texts })
    const calculator = CALCULATORS.find((one) => one.id === id)
    // All but the consequence of a bonus is said in words.
    expect([...(FILLED_FIELDS[id] ?? []), 'proficiency']).toEqual(expect.arrayContaining(Object.keys(texts)))
    expect(calculator && readState(calculator, texts).problems).toEqual([])
  })
})

test.each<[Locale, string, string]>([
  ['en', '+7 vs AC15 adv', 'Armor Class 15 · Attack bonus 7 · Roll Advantage'],
  ['en', 'fell 12 m', 'Distance 40\u00a0feet'],
  ['en', 'long jump str 12 standing', 'Strength score 12 · Running start no'],
  ['zh', '难度15 +7 优势', 'DC15 · 掷骰方式优势 · 属性调整值7'],
  ['th', 'DC 15 -1 ได้เปรียบ', 'DC 15 · การทอย ได้เปรียบ · ค่าโมดิไฟเออร์ความสามารถ −1'],
])('%s: “%s” is understood as %s', async (locale, typed, understood) => {
  const calculators = CALCULATORS.map(({ id }) => ({ path: `calculators/${id}/`, title: id, caption: '', rules: [] }))
  const words = { asks: askWords(locale), filled: filledWords(locale), calculators }
  const [first] = await filledCalculators(typed, undefined, words, '/')
  expect(first?.understood).toBe(understood)
})

test.each(['half cover', 'fall', '30ft', 'DC 15', '8d6', 'ac 15', '2012', 'level 3 fall'])(
  '“%s” is no question for a calculator',
  (typed) => {
    expect(read(typed, 'en')).toBeUndefined()
  },
)
