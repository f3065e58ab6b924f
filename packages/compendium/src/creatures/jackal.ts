import type { Creature } from '../creature.ts'

export const jackal: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d6',
  speeds: { speed: 40 },
  scores: { strength: 8, dexterity: 15, constitution: 11, intelligence: 3, wisdom: 12, charisma: 6 },
  skills: { perception: 5, stealth: 4 },
  senses: { darkvision: 90 },
  challengeRating: '0',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 1, reachFeet: 5, hit: { damage: [{ dice: '1d4-1', types: ['piercing'] }] } },
    },
  ],
}
