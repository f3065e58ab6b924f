import { expect, test } from 'vitest'
import { RESOURCES } from '../../library/strings.ts'
import { flatten } from '../../shared/flatten.ts'
import { makeT } from '../../shared/make-t.ts'
import { type CreatureField, EMPTY_FIELDS, readCreatureFields } from './creature-fields.ts'
import { readCreatureLine } from './creature-line.ts'
import { lineWords } from './line-words.ts'

const WORDS = lineWords(makeT('en', flatten(RESOURCES['en']['fight'] ?? {})))

const read = (fields: Partial<Record<CreatureField, string>>, units: 'feet' | 'metric' = 'feet') =>
  readCreatureFields({ ...EMPTY_FIELDS, name: 'Wolf', ...fields }, 'piercing', WORDS, units)

test('a form and a line give the same creature', () => {
  const typed = { copies: '２', ac: ' 15', hp: '๗', init: '−1', speed: '30', bonus: '+4', damage: '1d6 + 2' }
  const line = 'Wolf x2 ac 15 hp 7 init -1 speed 30 attack +4 1d6+2 piercing'
  expect(read(typed)).toEqual(readCreatureLine(line, WORDS))
  expect(read({ name: '@mira', copies: '' })).toEqual(readCreatureLine('@mira', WORDS))
  expect(read({ damage: '2d4' })).toEqual(readCreatureLine('Wolf attack 2d4 piercing', WORDS))
  expect(read({ speed: '9' }, 'metric')).toMatchObject({ value: { speed: 30 } })
  expect(read({ name: 'Wolf 7' })).toMatchObject({ value: { name: 'Wolf 7' } })
})

test.each<[field: CreatureField, text: string, line: string]>([
  ['name', '', ''],
  ['name', '@', '@'],
  ['name', '7', '7'],
  ['name', 'ac', 'ac'],
  ['name', '1d6', '1d6'],
  ['name', 'long '.repeat(9), 'long '.repeat(9)],
  ['copies', '0', 'Wolf x0'],
  ['copies', '21', 'Wolf x21'],
  ['ac', 'high', 'Wolf ac high'],
  ['ac', '41', 'Wolf ac 41'],
  ['hp', '0', 'Wolf hp 0'],
  ['init', '31', 'Wolf init 31'],
  ['speed', '501', 'Wolf speed 501'],
  ['bonus', '31', 'Wolf attack 31 1d6 fire'],
  ['damage', 'lots', 'Wolf attack 1 lots'],
])('the %s field refuses “%s” for the same reason as a line', (field, text, line) => {
  const [form, whole] = [read({ damage: '1d6', [field]: text }), readCreatureLine(line, WORDS)]
  if (form.ok || whole.ok) throw new Error('it was read')
  const { got: _, ...problem } = whole.error
  expect(form.error).toMatchObject({ [field]: problem })
  expect(Object.keys(form.error)).toEqual([field])
})

test('every wrong field is reported; an attack bonus needs damage', () => {
  expect(read({ bonus: 'five', damage: '1d6' })).toMatchObject({ error: { bonus: { code: 'number' } } })
  expect(read({ bonus: '+5.', hp: '-', damage: '1d6' })).toMatchObject({ error: { bonus: {}, hp: {} } })
  expect(read({ bonus: '+5' })).toMatchObject({ error: { damage: { code: 'no-damage' } } })
})
