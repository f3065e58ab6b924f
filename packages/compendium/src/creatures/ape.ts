import type { Creature } from '../creature.ts'

export const ape: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '3d8+6',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 16, dexterity: 14, constitution: 14, intelligence: 6, wisdom: 12, charisma: 7 },
  skills: { athletics: 5, perception: 3 },
  challengeRating: '1/2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['fist'], times: 2 }] }] },
    {
      id: 'fist',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+3', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'rock',
      recharge: 6,
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 25,
        longRangeFeet: 50,
        hit: { damage: [{ dice: '2d6+3', types: ['bludgeoning'] }] },
      },
    },
  ],
}
