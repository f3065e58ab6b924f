import { expect, test } from 'vitest'
import { HEALING_POTIONS } from '../../vocabulary/healing-potions.ts'
import { HEALING_POTION_STATISTICS } from './healing-potions.ts'

// SRD 5.2.1, Magic Items, Potions of Healing (page 236); the first also Equipment, Potion of Healing (page 99)
test.each([
  ['potion-of-healing', '2d4+2', 'common'],
  ['potion-of-healing-greater', '4d4+4', 'uncommon'],
  ['potion-of-healing-superior', '8d4+8', 'rare'],
  ['potion-of-healing-supreme', '10d4+20', 'very-rare'],
] as const)('%s: %s, %s', (potion, healing, rarity) => {
  expect(HEALING_POTION_STATISTICS[potion]).toEqual({ healing, rarity })
  expect(HEALING_POTIONS).toHaveLength(4)
})
