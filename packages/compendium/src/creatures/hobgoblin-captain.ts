import type { Creature } from '../creature.ts'

export const hobgoblinCaptain: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 4,
  hitDice: '9d8+18',
  speeds: { speed: 30 },
  scores: { strength: 15, dexterity: 14, constitution: 14, intelligence: 12, wisdom: 10, charisma: 13 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['greatsword', 'half-plate-armor', 'longbow'],
  challengeRating: '3',
  traits: [{ id: 'aura-of-authority', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['greatsword', 'longbow'], times: 2 }] }] },
    {
      id: 'greatsword',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+2', types: ['slashing'] },
            { dice: '1d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'longbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: {
          damage: [
            { dice: '1d8+2', types: ['piercing'] },
            { dice: '2d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
