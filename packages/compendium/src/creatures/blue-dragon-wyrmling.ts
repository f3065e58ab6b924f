import type { Creature } from '../creature.ts'

export const blueDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 2,
  hitDice: '10d8+20',
  speeds: { speed: 30, 'burrow-speed': 15, 'fly-speed': 60 },
  scores: { strength: 17, dexterity: 10, constitution: 15, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['lightning'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '3',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+3', types: ['slashing'] },
            { dice: '1d6', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 12,
        target: { area: { shape: 'line', lengthFeet: 30, widthFeet: 5 } },
        failure: { damage: [{ dice: '6d6', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
