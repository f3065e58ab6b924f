import type { Creature } from '../creature.ts'

export const polarBear: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '5d10+15',
  speeds: { speed: 40, 'swim-speed': 40 },
  scores: { strength: 20, dexterity: 14, constitution: 16, intelligence: 2, wisdom: 13, charisma: 7 },
  skills: { perception: 5, stealth: 4 },
  resistances: ['cold'],
  senses: { darkvision: 60 },
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '1d8+5', types: ['slashing'] }] } },
    },
  ],
}
