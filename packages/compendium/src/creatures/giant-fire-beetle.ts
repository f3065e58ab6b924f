import type { Creature } from '../creature.ts'

export const giantFireBeetle: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 0,
  hitDice: '1d6+1',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 8, dexterity: 10, constitution: 12, intelligence: 1, wisdom: 7, charisma: 3 },
  resistances: ['fire'],
  senses: { blindsight: 30 },
  challengeRating: '0',
  traits: [{ id: 'illumination', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 1, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['fire'] }] } },
    },
  ],
}
