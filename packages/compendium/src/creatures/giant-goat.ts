import type { Creature } from '../creature.ts'

export const giantGoat: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d10+3',
  speeds: { speed: 40, 'climb-speed': 30 },
  scores: { strength: 17, dexterity: 13, constitution: 12, intelligence: 3, wisdom: 12, charisma: 6 },
  saves: { strength: 5 },
  skills: { perception: 3 },
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  actions: [
    {
      id: 'ram',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+3', types: ['bludgeoning'] }],
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
