import type { Creature } from '../creature.ts'

export const youngBronzeDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 17,
  initiative: 3,
  hitDice: '15d10+60',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 21, dexterity: 10, constitution: 19, intelligence: 14, wisdom: 13, charisma: 17 },
  saves: { dexterity: 3, wisdom: 4 },
  skills: { insight: 4, perception: 7, stealth: 3 },
  immunities: ['lightning'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '8',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['repulsion-breath'] } }],
    },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 8, reachFeet: 10, hit: { damage: [{ dice: '2d10+5', types: ['slashing'] }] } },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 15,
        target: { area: { shape: 'line', lengthFeet: 60, widthFeet: 5 } },
        failure: { damage: [{ dice: '9d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'repulsion-breath',
      save: {
        ability: 'strength',
        dc: 15,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ pushFeet: 40, conditions: [{ condition: 'prone' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
