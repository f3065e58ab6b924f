import type { Creature } from '../creature.ts'

export const guard: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 16,
  initiative: 1,
  hitDice: '2d8+2',
  speeds: { speed: 30 },
  scores: { strength: 13, dexterity: 12, constitution: 12, intelligence: 10, wisdom: 11, charisma: 10 },
  skills: { perception: 2 },
  languages: { speaks: ['common'] },
  gear: ['chain-shirt', 'shield', 'spear'],
  challengeRating: '1/8',
  actions: [
    {
      id: 'spear',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 3,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '1d6+1', types: ['piercing'] }] },
      },
    },
  ],
}
