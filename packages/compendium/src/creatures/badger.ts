import type { Creature } from '../creature.ts'

export const badger: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 0,
  hitDice: '1d4+3',
  speeds: { speed: 20, 'burrow-speed': 5 },
  scores: { strength: 10, dexterity: 11, constitution: 16, intelligence: 2, wisdom: 12, charisma: 5 },
  skills: { perception: 3 },
  resistances: ['poison'],
  senses: { darkvision: 30 },
  challengeRating: '0',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
