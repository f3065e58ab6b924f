import type { Creature } from '../creature.ts'

export const blackBear: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d8+6',
  speeds: { speed: 30, 'climb-speed': 30, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 12, constitution: 14, intelligence: 2, wisdom: 12, charisma: 7 },
  skills: { perception: 5 },
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d6+2', types: ['slashing'] }] } },
    },
  ],
}
