import type { Creature } from '../creature.ts'

export const airElemental: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 15,
  initiative: 5,
  hitDice: '12d10+24',
  speeds: { speed: 10, 'fly-speed': 90 },
  hovers: true,
  scores: { strength: 14, dexterity: 20, constitution: 14, intelligence: 6, wisdom: 10, charisma: 6 },
  resistances: ['bludgeoning', 'lightning', 'piercing', 'slashing'],
  immunities: ['poison', 'thunder'],
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
  senses: { darkvision: 60 },
  languages: { speaks: ['auran'] },
  challengeRating: '5',
  traits: [{ id: 'air-form', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['thunderous-slam'], times: 2 }] }] },
    {
      id: 'thunderous-slam',
      attack: { kinds: ['melee'], bonus: 8, reachFeet: 10, hit: { damage: [{ dice: '2d8+5', types: ['thunder'] }] } },
    },
    {
      id: 'whirlwind',
      recharge: 4,
      save: {
        ability: 'strength',
        dc: 13,
        target: { creatures: 1, largest: 'medium', limited: true },
        failure: {
          damage: [{ dice: '4d10+2', types: ['thunder'] }],
          riders: [{ pushFeet: 20, conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
}
