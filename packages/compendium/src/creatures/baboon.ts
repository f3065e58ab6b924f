import type { Creature } from '../creature.ts'

export const baboon: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d6',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 8, dexterity: 14, constitution: 11, intelligence: 4, wisdom: 12, charisma: 6 },
  challengeRating: '0',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 1, reachFeet: 5, hit: { damage: [{ dice: '1d4-1', types: ['piercing'] }] } },
    },
  ],
}
