import type { Creature } from '../creature.ts'

export const triceratops: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 14,
  initiative: -1,
  hitDice: '12d12+36',
  speeds: { speed: 50 },
  scores: { strength: 22, dexterity: 9, constitution: 17, intelligence: 2, wisdom: 11, charisma: 5 },
  challengeRating: '5',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['gore'], times: 2 }] }] },
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d12+6', types: ['piercing'] }],
          riders: [
            {
              largest: 'huge',
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
