import type { Creature } from '../creature.ts'

export const boar: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 0,
  hitDice: '2d8+4',
  speeds: { speed: 40 },
  scores: { strength: 13, dexterity: 11, constitution: 14, intelligence: 2, wisdom: 9, charisma: 5 },
  challengeRating: '1/4',
  traits: [{ id: 'bloodied-fury', inWords: true }],
  actions: [
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+1', types: ['piercing'] }],
          riders: [
            {
              largest: 'medium',
              chargeFeet: 20,
              damage: [{ dice: '1d6', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
