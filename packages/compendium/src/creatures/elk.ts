import type { Creature } from '../creature.ts'

export const elk: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '2d10',
  speeds: { speed: 50 },
  scores: { strength: 16, dexterity: 10, constitution: 11, intelligence: 2, wisdom: 10, charisma: 6 },
  skills: { perception: 2 },
  senses: { darkvision: 60 },
  challengeRating: '1/4',
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
              damage: [{ dice: '1d6', types: ['bludgeoning'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
