import { expect, test } from 'vitest'
import { format } from '../../dice/format.ts'
import { parse } from '../../dice/parse.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { criticalDamage } from './critical-hit.ts'

const critical = (notation: string, damageRolls = 2): string => {
  const parsed = parse(notation)
  if (!parsed.ok) throw new Error(`${notation} does not parse: ${parsed.error.code}`)
  return format(criticalDamage(parsed.value, { criticalHit: { ...srd521.criticalHit, damageRolls } }))
}

// SRD 5.2.1, Playing the Game, Critical Hits (page 16)
test.each([
  ['a dagger rolls 2d4 instead of 1d4', '1d4', '2d4'],
  ['the ability modifier is added once', '1d4+3', '2d4+3'],
  ['a greatsword', '2d6+4', '4d6+4'],
  ['Sneak Attack’s dice are rolled twice too', '1d6+3d6+4', '2d6+6d6+4'],
  ['a penalty is subtracted once', '1d8-1', '2d8-1'],
  ['damage without dice stays', '1', '1'],
  ['dice in parentheses', '(1d8+2)+1d6', '(2d8+2)+2d6'],
  ['subtracted dice are rolled twice too', '10-1d4', '10-2d4'],
  ['kept dice are rolled as a whole again', '2d6kh1', '2d6kh1+2d6kh1'],
  ['kept dice inside a sum', '2d6kh1+3', '(2d6kh1+2d6kh1)+3'],
  ['kept dice subtracted', '10-2d6kh1', '10-(2d6kh1+2d6kh1)'],
  ['no dice of a pool', '0d6', '0d6'],
])('%s: %s becomes %s', (_, damage, expected) => {
  expect(critical(damage)).toBe(expected)
})

test('a ruleset may roll three times', () => {
  expect(critical('1d8+3', 3)).toBe('3d8+3')
  expect(critical('2d6kh1', 3)).toBe('2d6kh1+2d6kh1+2d6kh1')
})
