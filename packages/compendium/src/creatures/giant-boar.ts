import type { Creature } from '../creature.ts'

export const giantBoar: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 0,
  hitDice: '5d10+15',
  speeds: { speed: 40 },
  scores: { strength: 17, dexterity: 10, constitution: 16, intelligence: 2, wisdom: 7, charisma: 5 },
  saves: { strength: 5 },
  challengeRating: '2',
  traits: [{ id: 'bloodied-fury', inWords: true }],
  actions: [
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+3', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              chargeFeet: 20,
              damage: [{ dice: '2d6', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
