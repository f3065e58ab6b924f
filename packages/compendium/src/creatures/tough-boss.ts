import type { Creature } from '../creature.ts'

export const toughBoss: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 16,
  initiative: 2,
  hitDice: '11d8+33',
  speeds: { speed: 30 },
  scores: { strength: 17, dexterity: 14, constitution: 16, intelligence: 11, wisdom: 10, charisma: 11 },
  saves: { strength: 5, constitution: 5, charisma: 2 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['chain-mail', 'heavy-crossbow', 'warhammer'],
  challengeRating: '4',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['warhammer', 'heavy-crossbow'], times: 2 }] }] },
    {
      id: 'warhammer',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d8+3', types: ['bludgeoning'] }], riders: [{ largest: 'large', pushFeet: 10 }] },
      },
    },
    {
      id: 'heavy-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 100,
        longRangeFeet: 400,
        hit: { damage: [{ dice: '2d10+2', types: ['piercing'] }] },
      },
    },
  ],
}
