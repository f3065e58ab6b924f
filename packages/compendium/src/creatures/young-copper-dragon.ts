import type { Creature } from '../creature.ts'

export const youngCopperDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 17,
  initiative: 4,
  hitDice: '14d10+42',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 19, dexterity: 12, constitution: 17, intelligence: 16, wisdom: 13, charisma: 15 },
  saves: { dexterity: 4, wisdom: 4 },
  skills: { deception: 5, perception: 7, stealth: 4 },
  immunities: ['acid'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '7',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['slowing-breath'] } }],
    },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 10, hit: { damage: [{ dice: '2d10+4', types: ['slashing'] }] } },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 14,
        target: { area: { shape: 'line', lengthFeet: 40, widthFeet: 5 } },
        failure: { damage: [{ dice: '9d8', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'slowing-breath',
      save: { ability: 'constitution', dc: 14, target: { area: { shape: 'cone', lengthFeet: 30 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
}
