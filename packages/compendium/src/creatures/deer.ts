import type { Creature } from '../creature.ts'

export const deer: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '1d8',
  speeds: { speed: 50 },
  scores: { strength: 11, dexterity: 16, constitution: 11, intelligence: 2, wisdom: 14, charisma: 5 },
  skills: { perception: 4 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  traits: [{ id: 'agile', inWords: true }],
  actions: [
    {
      id: 'ram',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1d4', types: ['bludgeoning'] }] } },
    },
  ],
}
