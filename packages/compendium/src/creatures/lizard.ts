import type { Creature } from '../creature.ts'

export const lizard: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '1d4',
  speeds: { speed: 20, 'climb-speed': 20 },
  scores: { strength: 2, dexterity: 11, constitution: 10, intelligence: 1, wisdom: 8, charisma: 3 },
  senses: { darkvision: 30 },
  challengeRating: '0',
  traits: [{ id: 'spider-climb', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
