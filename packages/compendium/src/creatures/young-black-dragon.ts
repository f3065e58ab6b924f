import type { Creature } from '../creature.ts'

export const youngBlackDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 5,
  hitDice: '15d10+45',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 19, dexterity: 14, constitution: 17, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 5, wisdom: 3 },
  skills: { perception: 6, stealth: 5 },
  immunities: ['acid'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '7',
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
            { dice: '2d4+4', types: ['slashing'] },
            { dice: '1d6', types: ['acid'] },
          ],
        },
      },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 14,
        target: { area: { shape: 'line', lengthFeet: 30, widthFeet: 5 } },
        failure: { damage: [{ dice: '14d6', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
