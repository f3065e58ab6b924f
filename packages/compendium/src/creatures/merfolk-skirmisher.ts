import type { Creature } from '../creature.ts'

export const merfolkSkirmisher: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 11,
  initiative: 1,
  hitDice: '2d8+2',
  speeds: { speed: 10, 'swim-speed': 40 },
  scores: { strength: 10, dexterity: 13, constitution: 12, intelligence: 11, wisdom: 14, charisma: 12 },
  languages: { speaks: ['common', 'aquan'] },
  challengeRating: '1/8',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    {
      id: 'ocean-spear',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 2,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: {
          damage: [
            { dice: '1d6', types: ['piercing'] },
            { dice: '1d4', types: ['cold'] },
          ],
        },
      },
      inWords: true,
    },
  ],
}
