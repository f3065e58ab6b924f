import type { Creature } from '../creature.ts'

export const rhinoceros: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: -1,
  hitDice: '6d10+12',
  speeds: { speed: 40 },
  scores: { strength: 21, dexterity: 8, constitution: 15, intelligence: 2, wisdom: 12, charisma: 6 },
  challengeRating: '2',
  actions: [
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d8+5', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              chargeFeet: 20,
              damage: [{ dice: '2d8', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
