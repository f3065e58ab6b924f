import type { Creature } from '../creature.ts'

export const knight: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 18,
  initiative: 0,
  hitDice: '8d8+16',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 11, constitution: 14, intelligence: 11, wisdom: 11, charisma: 15 },
  saves: { constitution: 4, wisdom: 2 },
  conditionImmunities: ['frightened'],
  languages: { others: 1, speaks: ['common'] },
  gear: ['greatsword', 'heavy-crossbow', 'plate-armor'],
  challengeRating: '3',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['greatsword', 'heavy-crossbow'], times: 2 }] }] },
    {
      id: 'greatsword',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+3', types: ['slashing'] },
            { dice: '1d8', types: ['radiant'] },
          ],
        },
      },
    },
    {
      id: 'heavy-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 2,
        rangeFeet: 100,
        longRangeFeet: 400,
        hit: {
          damage: [
            { dice: '2d10', types: ['piercing'] },
            { dice: '1d8', types: ['radiant'] },
          ],
        },
      },
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
