import type { Creature } from '../creature.ts'

export const rat: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '1d4-1',
  speeds: { speed: 20, 'climb-speed': 20 },
  scores: { strength: 2, dexterity: 11, constitution: 9, intelligence: 2, wisdom: 10, charisma: 4 },
  skills: { perception: 2 },
  senses: { darkvision: 30 },
  challengeRating: '0',
  traits: [{ id: 'agile', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
