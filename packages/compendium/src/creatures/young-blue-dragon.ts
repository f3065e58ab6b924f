import type { Creature } from '../creature.ts'

export const youngBlueDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 4,
  hitDice: '16d10+64',
  speeds: { speed: 40, 'burrow-speed': 20, 'fly-speed': 80 },
  scores: { strength: 21, dexterity: 10, constitution: 19, intelligence: 14, wisdom: 13, charisma: 17 },
  saves: { dexterity: 4, wisdom: 5 },
  skills: { perception: 9, stealth: 4 },
  immunities: ['lightning'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '9',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+5', types: ['slashing'] },
            { dice: '1d10', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 16,
        target: { area: { shape: 'line', lengthFeet: 60, widthFeet: 5 } },
        failure: { damage: [{ dice: '10d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
