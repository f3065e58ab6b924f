import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { tableDice } from './table-dice.ts'

test.each(['1', '2d6', '3d10*10'])('the dice of %s', (notation) => {
  expect(tableDice(notation)).toEqual(parsed(notation))
})

test('invalid notation in a table throws a RangeError', () => {
  expect(() => tableDice('two dice')).toThrow(RangeError)
  expect(() => tableDice('two dice')).toThrow(/notation is two dice/)
})
