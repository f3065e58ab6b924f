import type { Creature } from '../creature.ts'

export const redDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 17,
  initiative: 2,
  hitDice: '10d8+30',
  speeds: { speed: 30, 'climb-speed': 30, 'fly-speed': 60 },
  scores: { strength: 19, dexterity: 10, constitution: 17, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['fire'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '4',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+4', types: ['slashing'] },
            { dice: '1d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '7d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
