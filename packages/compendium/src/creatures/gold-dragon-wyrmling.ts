import type { Creature } from '../creature.ts'

export const goldDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 17,
  initiative: 4,
  hitDice: '8d8+24',
  speeds: { speed: 30, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 19, dexterity: 14, constitution: 17, intelligence: 14, wisdom: 11, charisma: 16 },
  saves: { dexterity: 4, wisdom: 2 },
  skills: { perception: 4, stealth: 4 },
  immunities: ['fire'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '3',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '1d10+4', types: ['slashing'] }] } },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '4d10', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'weakening-breath',
      save: { ability: 'strength', dc: 13, target: { area: { shape: 'cone', lengthFeet: 15 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
}
