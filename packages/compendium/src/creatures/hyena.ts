import type { Creature } from '../creature.ts'

export const hyena: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '1d8+1',
  speeds: { speed: 50 },
  scores: { strength: 11, dexterity: 13, constitution: 12, intelligence: 2, wisdom: 12, charisma: 5 },
  skills: { perception: 3 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1d6', types: ['piercing'] }] } },
    },
  ],
}
