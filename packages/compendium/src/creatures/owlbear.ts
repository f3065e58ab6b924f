import type { Creature } from '../creature.ts'

export const owlbear: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 1,
  hitDice: '7d10+21',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 20, dexterity: 12, constitution: 17, intelligence: 3, wisdom: 12, charisma: 7 },
  skills: { perception: 5 },
  senses: { darkvision: 60 },
  challengeRating: '3',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+5', types: ['slashing'] }] } },
    },
  ],
}
