import type { Creature } from '../creature.ts'

export const youngGreenDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 4,
  hitDice: '16d10+48',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 19, dexterity: 12, constitution: 17, intelligence: 16, wisdom: 13, charisma: 15 },
  saves: { dexterity: 4, wisdom: 4 },
  skills: { deception: 5, perception: 7, stealth: 4 },
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '8',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+4', types: ['slashing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poison-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 14,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { damage: [{ dice: '12d6', types: ['poison'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
