import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { canGrappleOrShove, grappleOrShoveDc, unarmedStrikeBonus, unarmedStrikeDamage } from './unarmed-strike.ts'

// SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190): modifier, bonus; to hit, damage, DC
test.each([
  [0, 2, 2, 1, 10],
  [3, 2, 5, 4, 13],
  [5, 6, 11, 6, 19],
  [-1, 2, 1, 0, 9],
  [-3, 2, -1, 0, 7],
])('Strength modifier %i and Proficiency Bonus %i', (strengthModifier, proficiencyBonus, bonus, damage, dc) => {
  const striker = { strengthModifier, proficiencyBonus }
  expect(unarmedStrikeBonus(striker)).toBe(bonus)
  expect(unarmedStrikeDamage(strengthModifier, srd521)).toBe(damage)
  expect(grappleOrShoveDc(striker, srd521)).toBe(dc)
})

const grapple = { kind: 'grapple', size: 'medium', targetSize: 'medium', distanceFeet: 5, handFree: true } as const

test.each([
  ['grappling', grapple, []],
  ['one size larger', { ...grapple, targetSize: 'large' }, []],
  ['two sizes larger', { ...grapple, targetSize: 'huge' }, ['unarmed-strike']],
  ['much smaller', { ...grapple, targetSize: 'tiny' }, []],
  ['Tiny against Small', { ...grapple, size: 'tiny', targetSize: 'small' }, []],
  ['Tiny against Medium', { ...grapple, size: 'tiny' }, ['unarmed-strike']],
  ['10 feet away', { ...grapple, distanceFeet: 10 }, ['reach']],
  ['no hand free', { ...grapple, handFree: false }, ['grappling']],
  ['shoving without a hand', { ...grapple, kind: 'shove', handFree: false }, []],
  ['shoving what is too large', { ...grapple, kind: 'shove', targetSize: 'gargantuan' }, ['unarmed-strike']],
] as const)('%s', (_, attempt, refusedBy) => {
  const { value: possible, steps } = canGrappleOrShove(attempt, srd521)
  expect(possible).toBe(refusedBy.length === 0)
  expect(steps.filter(({ values }) => !values.possible).map((step) => step.rule)).toEqual(refusedBy)
})
