import type { Creature } from '../creature.ts'

export const giantRat: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '2d6',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 7, dexterity: 16, constitution: 11, intelligence: 2, wisdom: 10, charisma: 4 },
  saves: { dexterity: 5 },
  skills: { perception: 2 },
  senses: { darkvision: 60 },
  challengeRating: '1/8',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d4+3', types: ['piercing'] }] } },
    },
  ],
}
