import { abilityModifier, COVER, proficiencyBonusAtLevel } from '@rulestone/core'

abilityModifier(15) // => 2
proficiencyBonusAtLevel(9) // => 4
COVER.map(({ degree, bonus }) => `${degree}: +${bonus}`) // => ['half: +2', 'three-quarters: +5', 'total: +0']
