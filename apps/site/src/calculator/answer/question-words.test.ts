import { CALCULATORS, readState } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import { expect, test } from 'vitest'
import type { Texts } from '../address/calculator-address.ts'
import { writersOf } from '../test/strings.ts'
import { inOneLine, questionWords, wholeQuestion } from './question-words.ts'
import { writeStepValue } from './write-step-value.ts'

/** The question words of a line in feet. */
function said(locale: Locale, id: string, texts: Texts, most?: number, words = questionWords): string {
  const calculator = CALCULATORS.find((one) => one.id === id)
  if (!calculator) throw new RangeError(`core has no calculator ${id}.`)
  const { fields } = calculator
  const { input, parsed } = readState(calculator, texts)
  const result = calculator.compute(parsed)
  if (!result.ok) throw new RangeError(`${id} cannot be computed.`)
  const { t, formats } = writersOf(locale, calculator)
  const write = writeStepValue(fields, formats, t)
  return inOneLine(words({ fields, input, figures: result.value.figures, write, t }), most)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u{A0}', ' ')
}

test.each<[string, Locale, string, Texts, string]>([
  ['values by their names', 'en', 'attack', { ac: '12', cover: 'half' }, 'Armor Class 12 · Cover: Half'],
  ['in the reader’s language', 'zh', 'attack', { ac: '12', cover: 'half' }, '护甲等级 12 · 掩护：半身'],
  ['lengths', 'en', 'attack', { distance: '10', reach: '10' }, 'Distance 10 feet · Reach 10 feet'],
  ['what is said in words after a colon', 'th', 'attack', { cover: 'half' }, 'สิ่งกำบัง: ครึ่งตัว'],
  ['a mark that is not set', 'en', 'weapon-attack', { proficient: 'no' }, 'Proficient with it: no'],
  ['a mark that is set, by its name', 'en', 'attack', { resistance: 'yes' }, 'Resistance'],
  ['what the name of the calculator says, once', 'en', 'dice', { expr: '2d20kl1-1' }, '2d20kl1−1'],
  ['not what the sentence of the answer says', 'en', 'dice', { 'at-least': '10' }, ''],
  ['not the edition', 'en', 'grid', { ruleset: 'next-2012' }, ''],
  ['not what is not there', 'en', 'grid', { other: 'none', east: '3' }, ''],
  ['a path by its length', 'th', 'grid', { path: 'e e' }, '2 ช่อง'],
  ['with Difficult Terrain', 'en', 'grid', { path: 'e e* e*' }, '3 squares, 2 of them Difficult Terrain'],
  ['one square', 'en', 'grid', { path: 'e*' }, '1 square of Difficult Terrain'],
])('%s', (_, locale, id, texts, expected) => {
  expect(said(locale, id, texts)).toBe(expected)
})

test('lists the first of many values, followed by an ellipsis', () => {
  const texts = { bonus: '6', ac: '14', cover: 'half', damage: '2d8' }
  expect(said('en', 'attack', texts, 3)).toBe('Attack bonus +6 · Armor Class 14 · Cover: Half · …')
  expect(said('en', 'attack', texts, 4)).toBe('Attack bonus +6 · Armor Class 14 · Cover: Half · Damage dice 2d8')
})

test.each(CALCULATORS.map(({ id }) => id))('%s with default values has no question', (id) => {
  expect(said('en', id, {})).toBe('')
})

test.each<[string, Locale, string, Texts, string]>([
  ['the usual values', 'en', 'attack', {}, 'Attack bonus +5 · Armor Class 15 · Roll: Normal · Damage dice 1d8+3'],
  ['lengths', 'th', 'falling', {}, 'ระยะที่ตก 30 ฟุต · ฮิตพอยต์ 12'],
  [
    'rare values and marks where they are not the usual ones, in the order of the form',
    'zh',
    'attack',
    { resistance: 'yes', cover: 'half' },
    '攻击加值 +5 · 护甲等级 15 · 掷骰方式：普通 · 掩护：半身 · 伤害骰 1d8+3 · 抗性',
  ],
])('without a form, %s', (_, locale, id, texts, expected) => {
  expect(said(locale, id, texts, undefined, wholeQuestion)).toBe(expected)
})
