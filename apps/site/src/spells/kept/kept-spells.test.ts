import { expect, test } from 'vitest'
import { readIds, writeIds } from './kept-spells.ts'

test.each([
  ['', []],
  [undefined, []],
  ['fireball', ['fireball']],
  ['fireball.shield', ['fireball', 'shield']],
  ['fireball shield fireball', ['fireball', 'shield']],
  ['fireball.<b>.Shield.arcane-eye', ['fireball', 'arcane-eye']],
])('the ids in %o', (text, ids) => {
  expect(readIds(text)).toEqual(ids)
})

test('ids in a URL are read again', () => {
  expect(readIds(writeIds(['fireball', 'mage-armor']))).toEqual(['fireball', 'mage-armor'])
})
