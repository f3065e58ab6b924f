import type { Creature } from '../creature.ts'

export const invisibleStalker: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 7,
  hitDice: '13d10+26',
  speeds: { speed: 50, 'fly-speed': 50 },
  hovers: true,
  scores: { strength: 16, dexterity: 19, constitution: 14, intelligence: 10, wisdom: 15, charisma: 11 },
  skills: { perception: 8, stealth: 10 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['poison'],
  conditionImmunities: [
    'exhaustion',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  conditions: ['invisible'],
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'auran'] },
  challengeRating: '6',
  traits: [
    { id: 'air-form', inWords: true },
    { id: 'invisibility', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['wind-swipe'], times: 3 }], replaceable: { by: ['vortex'] } }],
    },
    {
      id: 'wind-swipe',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d6+4', types: ['force'] }] } },
    },
    {
      id: 'vortex',
      save: {
        ability: 'constitution',
        dc: 14,
        target: { creatures: 1, largest: 'large', limited: true },
        failure: {
          damage: [{ dice: '1d8+3', types: ['thunder'] }],
          riders: [{ conditions: [{ condition: 'grappled', escapeDc: 13 }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
