import type { Creature } from '../creature.ts'

export const earthElemental: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 17,
  initiative: -1,
  hitDice: '14d10+70',
  speeds: { speed: 30, 'burrow-speed': 30 },
  scores: { strength: 20, dexterity: 8, constitution: 20, intelligence: 5, wisdom: 10, charisma: 5 },
  vulnerabilities: ['thunder'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'paralyzed', 'petrified', 'poisoned', 'unconscious'],
  senses: { darkvision: 60, tremorsense: 60 },
  languages: { speaks: ['terran'] },
  challengeRating: '5',
  traits: [
    { id: 'earth-glide', inWords: true },
    { id: 'siege-monster', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam', 'rock-launch'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 10,
        hit: { damage: [{ dice: '2d8+5', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'rock-launch',
      attack: {
        kinds: ['ranged'],
        bonus: 8,
        rangeFeet: 60,
        hit: {
          damage: [{ dice: '1d6+5', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
