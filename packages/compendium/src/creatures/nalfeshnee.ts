import type { Creature } from '../creature.ts'

export const nalfeshnee: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 5,
  hitDice: '16d10+96',
  speeds: { speed: 20, 'fly-speed': 30 },
  scores: { strength: 21, dexterity: 10, constitution: 22, intelligence: 19, wisdom: 12, charisma: 15 },
  saves: { constitution: 11, intelligence: 9, wisdom: 6, charisma: 7 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['frightened', 'poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '13',
  traits: [
    { id: 'demonic-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d10+5', types: ['slashing'] },
            { dice: '2d10', types: ['force'] },
          ],
        },
      },
    },
    { id: 'teleport', inWords: true },
  ],
  bonusActions: [
    {
      id: 'horror-nimbus',
      recharge: 5,
      save: {
        ability: 'wisdom',
        dc: 15,
        target: { area: { shape: 'emanation', radiusFeet: 15 } },
        failure: {
          damage: [{ dice: '8d6', types: ['psychic'] }],
          riders: [{ conditions: [{ condition: 'frightened', until: { minutes: 1 } }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  reactions: [{ id: 'pursuit', trigger: true, inWords: true }],
}
