import type { Creature } from '../creature.ts'

export const greenDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 3,
  hitDice: '7d8+7',
  speeds: { speed: 30, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 12, constitution: 13, intelligence: 14, wisdom: 11, charisma: 13 },
  saves: { dexterity: 3, wisdom: 2 },
  skills: { perception: 4, stealth: 3 },
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '2',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+2', types: ['slashing'] },
            { dice: '1d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poison-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 11,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '6d6', types: ['poison'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
