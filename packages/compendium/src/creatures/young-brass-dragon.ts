import type { Creature } from '../creature.ts'

export const youngBrassDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 17,
  initiative: 3,
  hitDice: '13d10+39',
  speeds: { speed: 40, 'burrow-speed': 20, 'fly-speed': 80 },
  scores: { strength: 19, dexterity: 10, constitution: 17, intelligence: 12, wisdom: 11, charisma: 15 },
  saves: { dexterity: 3, wisdom: 3 },
  skills: { perception: 6, persuasion: 5, stealth: 3 },
  immunities: ['fire'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '6',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['sleep-breath'], attacks: 2 } }],
    },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 10, hit: { damage: [{ dice: '2d10+4', types: ['slashing'] }] } },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 14,
        target: { area: { shape: 'line', lengthFeet: 40, widthFeet: 5 } },
        failure: { damage: [{ dice: '11d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'sleep-breath',
      save: {
        ability: 'constitution',
        dc: 14,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'unconscious', until: { minutes: 1 } }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
