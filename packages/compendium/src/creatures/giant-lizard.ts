import type { Creature } from '../creature.ts'

export const giantLizard: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 1,
  hitDice: '3d10+3',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 15, dexterity: 12, constitution: 13, intelligence: 2, wisdom: 10, charisma: 5 },
  saves: { dexterity: 3 },
  senses: { darkvision: 60 },
  challengeRating: '1/4',
  traits: [{ id: 'spider-climb', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d8+2', types: ['piercing'] }] } },
    },
  ],
}
