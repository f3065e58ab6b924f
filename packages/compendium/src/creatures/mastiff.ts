import type { Creature } from '../creature.ts'

export const mastiff: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d8+1',
  speeds: { speed: 40 },
  scores: { strength: 13, dexterity: 14, constitution: 12, intelligence: 3, wisdom: 12, charisma: 7 },
  saves: { wisdom: 3 },
  skills: { perception: 5 },
  senses: { darkvision: 60 },
  challengeRating: '1/8',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+1', types: ['piercing'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
