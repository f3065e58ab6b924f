import type { Creature } from '../creature.ts'

export const youngGoldDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 18,
  initiative: 6,
  hitDice: '17d10+85',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 23, dexterity: 14, constitution: 21, intelligence: 16, wisdom: 13, charisma: 20 },
  saves: { dexterity: 6, wisdom: 5 },
  skills: { insight: 5, perception: 9, persuasion: 9, stealth: 6 },
  immunities: ['fire'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '10',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['weakening-breath'] } }],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: { damage: [{ dice: '2d10+6', types: ['slashing'] }] },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { damage: [{ dice: '10d10', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'weakening-breath',
      save: { ability: 'strength', dc: 17, target: { area: { shape: 'cone', lengthFeet: 30 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
}
