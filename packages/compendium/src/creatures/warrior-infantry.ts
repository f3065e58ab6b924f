import type { Creature } from '../creature.ts'

export const warriorInfantry: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 0,
  hitDice: '2d8',
  speeds: { speed: 30 },
  scores: { strength: 13, dexterity: 11, constitution: 11, intelligence: 8, wisdom: 11, charisma: 8 },
  languages: { speaks: ['common'] },
  gear: ['chain-shirt', 'spear'],
  challengeRating: '1/8',
  traits: [{ id: 'pack-tactics', inWords: true }],
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
