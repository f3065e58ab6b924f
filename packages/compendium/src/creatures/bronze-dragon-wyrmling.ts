import type { Creature } from '../creature.ts'

export const bronzeDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 15,
  initiative: 2,
  hitDice: '6d8+12',
  speeds: { speed: 30, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 17, dexterity: 10, constitution: 15, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['lightning'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '2',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d10+3', types: ['slashing'] }] } },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 12,
        target: { area: { shape: 'line', lengthFeet: 40, widthFeet: 5 } },
        failure: { damage: [{ dice: '3d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'repulsion-breath',
      save: {
        ability: 'strength',
        dc: 12,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ pushFeet: 30, conditions: [{ condition: 'prone' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
