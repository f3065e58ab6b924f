import { CALCULATORS, defaultInput } from '@rulestone/core'
import { expect, test } from 'vitest'
import { againstLink } from './against-link.ts'

const inputOf = (id: string) => {
  const calculator = CALCULATORS.find((one) => one.id === id)
  if (!calculator) throw new RangeError(`${id} is not among CALCULATORS.`)
  return defaultInput(calculator)
}

test.each([
  ['attack', '/en/creatures/against/?by=attack&type=none&bonus=5&damage=1d8%2B3&state=normal&attacks=1'],
  ['save-for-half', '/en/creatures/against/?by=save&type=none&ability=dexterity&dc=15&damage=8d6&success=half'],
  ['jump', undefined],
])('%s leads to %s', (id, link) => {
  expect(againstLink(id, 'en', inputOf(id))).toBe(link)
})
