import type { Creature } from '../creature.ts'

export const treant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'plant',
  alignment: 'chaotic-good',
  armorClass: 16,
  initiative: 3,
  hitDice: '12d12+60',
  speeds: { speed: 30 },
  scores: { strength: 23, dexterity: 8, constitution: 21, intelligence: 12, wisdom: 16, charisma: 12 },
  vulnerabilities: ['fire'],
  resistances: ['bludgeoning', 'piercing'],
  languages: { speaks: ['common', 'druidic', 'elvish', 'sylvan'] },
  challengeRating: '9',
  traits: [{ id: 'siege-monster', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 5,
        hit: { damage: [{ dice: '3d6+6', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'hail-of-bark',
      attack: {
        kinds: ['ranged'],
        bonus: 10,
        rangeFeet: 180,
        hit: { damage: [{ dice: '4d10+6', types: ['piercing'] }] },
      },
    },
    { id: 'animate-trees', perDay: 1, inWords: true },
  ],
}
