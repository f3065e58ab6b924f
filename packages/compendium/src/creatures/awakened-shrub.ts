import type { Creature } from '../creature.ts'

export const awakenedShrub: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'plant',
  alignment: 'neutral',
  armorClass: 9,
  initiative: -1,
  hitDice: '3d6',
  speeds: { speed: 20 },
  scores: { strength: 3, dexterity: 8, constitution: 11, intelligence: 10, wisdom: 10, charisma: 6 },
  vulnerabilities: ['fire'],
  resistances: ['piercing'],
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '0',
  actions: [
    {
      id: 'rake',
      attack: { kinds: ['melee'], bonus: 1, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['slashing'] }] } },
    },
  ],
}
