import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { urge } from '../actions/influence.ts'
import { improvisedAttack } from '../combat/improvised-weapon.ts'
import { mountControl, mountingCostFeet } from '../combat/mounted-combat.ts'
import { grappleOrShoveDc, unarmedStrikeDamage } from '../combat/unarmed-strike.ts'
import { resistsUnderwater } from '../combat/underwater-combat.ts'
import { damageObject } from '../objects/breaking-objects.ts'

// the 2012 playtest has none of these rules
test.each([
  ['influence', () => urge({ willingness: 'willing', attitude: 'friendly', intelligenceScore: 10 }, next2012)],
  ['improvisedWeapon', () => improvisedAttack({ kind: 'melee', abilityModifier: 3, proficiencyBonus: 2 }, next2012)],
  ['mountedCombat', () => mountingCostFeet(30, next2012)],
  ['mountedCombat', () => mountControl({ trained: true, ignoresControl: false }, next2012)],
  ['objects', () => damageObject({ hitPoints: 5, dealt: [] }, next2012)],
  ['unarmedStrike', () => unarmedStrikeDamage(3, next2012)],
  ['unarmedStrike', () => grappleOrShoveDc({ strengthModifier: 3, proficiencyBonus: 2 }, next2012)],
])('a figure of a rule that an edition lacks throws a RangeError: %s', (part, figure) => {
  expect(figure).toThrow(RangeError)
  expect(figure).toThrow(`ruleset.${part} is 'none'`)
})

test('what does not happen in an edition is answered', () => {
  expect(resistsUnderwater('fire', next2012)).toBe(false)
})
