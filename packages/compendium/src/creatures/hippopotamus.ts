import type { Creature } from '../creature.ts'

export const hippopotamus: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: -2,
  hitDice: '11d10+22',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 21, dexterity: 7, constitution: 15, intelligence: 2, wisdom: 12, charisma: 4 },
  saves: { strength: 7 },
  skills: { perception: 3 },
  challengeRating: '4',
  traits: [{ id: 'hold-breath', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d10+5', types: ['piercing'] }] } },
    },
  ],
}
