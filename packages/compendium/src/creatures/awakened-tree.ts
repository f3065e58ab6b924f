import type { Creature } from '../creature.ts'

export const awakenedTree: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'plant',
  alignment: 'neutral',
  armorClass: 13,
  initiative: -2,
  hitDice: '7d12+14',
  speeds: { speed: 20 },
  scores: { strength: 19, dexterity: 6, constitution: 15, intelligence: 10, wisdom: 10, charisma: 7 },
  vulnerabilities: ['fire'],
  resistances: ['bludgeoning', 'piercing'],
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '2',
  actions: [
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: { damage: [{ dice: '3d6+4', types: ['bludgeoning'] }] },
      },
    },
  ],
}
