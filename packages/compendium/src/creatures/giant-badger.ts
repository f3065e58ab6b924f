import type { Creature } from '../creature.ts'

export const giantBadger: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 0,
  hitDice: '2d8+6',
  speeds: { speed: 30, 'burrow-speed': 10 },
  scores: { strength: 13, dexterity: 10, constitution: 17, intelligence: 2, wisdom: 12, charisma: 5 },
  skills: { perception: 3 },
  resistances: ['poison'],
  senses: { darkvision: 60 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '2d4+1', types: ['piercing'] }] } },
    },
  ],
}
