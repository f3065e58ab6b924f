import type { Creature } from '../creature.ts'

export const manticore: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'lawful-evil',
  armorClass: 14,
  initiative: 3,
  hitDice: '8d10+24',
  speeds: { speed: 30, 'fly-speed': 50 },
  scores: { strength: 17, dexterity: 16, constitution: 17, intelligence: 7, wisdom: 12, charisma: 8 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common'] },
  challengeRating: '3',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend', 'tail-spike'], times: 3 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d8+3', types: ['slashing'] }] } },
    },
    {
      id: 'tail-spike',
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 100,
        longRangeFeet: 200,
        hit: { damage: [{ dice: '1d8+3', types: ['piercing'] }] },
      },
    },
  ],
}
