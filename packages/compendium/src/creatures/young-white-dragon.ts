import type { Creature } from '../creature.ts'

export const youngWhiteDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 17,
  initiative: 3,
  hitDice: '13d10+52',
  speeds: { speed: 40, 'burrow-speed': 20, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 18, dexterity: 10, constitution: 18, intelligence: 6, wisdom: 11, charisma: 12 },
  saves: { dexterity: 3, wisdom: 3 },
  skills: { perception: 6, stealth: 3 },
  immunities: ['cold'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '6',
  traits: [{ id: 'ice-walk', inWords: true }],
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
            { dice: '2d4+4', types: ['slashing'] },
            { dice: '1d4', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 15,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { damage: [{ dice: '9d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
