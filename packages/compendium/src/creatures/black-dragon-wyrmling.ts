import type { Creature } from '../creature.ts'

export const blackDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 17,
  initiative: 4,
  hitDice: '6d8+6',
  speeds: { speed: 30, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 14, constitution: 13, intelligence: 10, wisdom: 11, charisma: 13 },
  saves: { dexterity: 4, wisdom: 2 },
  skills: { perception: 4, stealth: 4 },
  immunities: ['acid'],
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
            { dice: '1d6+2', types: ['slashing'] },
            { dice: '1d4', types: ['acid'] },
          ],
        },
      },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'line', lengthFeet: 15, widthFeet: 5 } },
        failure: { damage: [{ dice: '5d8', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
