import type { Creature } from '../creature.ts'

export const fireGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 3,
  hitDice: '13d12+78',
  speeds: { speed: 30 },
  scores: { strength: 25, dexterity: 9, constitution: 23, intelligence: 10, wisdom: 14, charisma: 13 },
  saves: { dexterity: 3, constitution: 10, charisma: 5 },
  skills: { athletics: 11, perception: 6 },
  immunities: ['fire'],
  languages: { speaks: ['giant'] },
  challengeRating: '9',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['flame-sword', 'hammer-throw'], times: 2 }] }] },
    {
      id: 'flame-sword',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '4d6+7', types: ['slashing'] },
            { dice: '3d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'hammer-throw',
      attack: {
        kinds: ['ranged'],
        bonus: 11,
        rangeFeet: 60,
        longRangeFeet: 240,
        hit: {
          damage: [
            { dice: '3d10+7', types: ['bludgeoning'] },
            { dice: '1d8', types: ['fire'] },
          ],
          riders: [{ pushFeet: 15 }],
        },
      },
      inWords: true,
    },
  ],
}
