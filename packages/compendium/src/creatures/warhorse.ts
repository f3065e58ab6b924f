import type { Creature } from '../creature.ts'

export const warhorse: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d10+3',
  speeds: { speed: 60 },
  scores: { strength: 18, dexterity: 12, constitution: 13, intelligence: 2, wisdom: 12, charisma: 7 },
  saves: { wisdom: 3 },
  challengeRating: '1/2',
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d4+4', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'large',
              chargeFeet: 20,
              damage: [{ dice: '2d4', types: ['bludgeoning'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
