import type { Creature } from '../creature.ts'

export const warriorVeteran: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 17,
  initiative: 3,
  hitDice: '10d8+20',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 13, constitution: 14, intelligence: 10, wisdom: 11, charisma: 10 },
  skills: { athletics: 5, perception: 2 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['greatsword', 'heavy-crossbow', 'splint-armor'],
  challengeRating: '3',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['greatsword'], times: 2 }] }, { steps: [{ of: ['heavy-crossbow'], times: 2 }] }],
    },
    {
      id: 'greatsword',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'heavy-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 3,
        rangeFeet: 100,
        longRangeFeet: 400,
        hit: { damage: [{ dice: '2d10+1', types: ['piercing'] }] },
      },
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
