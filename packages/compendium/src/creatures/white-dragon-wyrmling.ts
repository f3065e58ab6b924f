import type { Creature } from '../creature.ts'

export const whiteDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 16,
  initiative: 2,
  hitDice: '5d8+10',
  speeds: { speed: 30, 'burrow-speed': 15, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 14, dexterity: 10, constitution: 14, intelligence: 5, wisdom: 10, charisma: 11 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['cold'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '2',
  traits: [{ id: 'ice-walk', inWords: true }],
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
            { dice: '1d8+2', types: ['slashing'] },
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
        dc: 12,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '5d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
