import type { Creature } from '../creature.ts'

export const youngSilverDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 18,
  initiative: 4,
  hitDice: '16d10+80',
  speeds: { speed: 40, 'fly-speed': 80 },
  scores: { strength: 23, dexterity: 10, constitution: 21, intelligence: 14, wisdom: 11, charisma: 19 },
  saves: { dexterity: 4, wisdom: 4 },
  skills: { history: 6, perception: 8, stealth: 4 },
  immunities: ['cold'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '9',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['paralyzing-breath'] } }],
    },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 10, reachFeet: 10, hit: { damage: [{ dice: '2d8+6', types: ['slashing'] }] } },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 17,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { damage: [{ dice: '11d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'paralyzing-breath',
      save: {
        ability: 'constitution',
        dc: 17,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'paralyzed', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
