import type { Creature } from '../creature.ts'

export const silverDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 17,
  initiative: 2,
  hitDice: '6d8+18',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 19, dexterity: 10, constitution: 17, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['cold'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '1d10+4', types: ['piercing'] }] } },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '4d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'paralyzing-breath',
      save: {
        ability: 'constitution',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'paralyzed', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
