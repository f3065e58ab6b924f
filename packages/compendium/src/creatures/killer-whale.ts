import type { Creature } from '../creature.ts'

export const killerWhale: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '12d12+12',
  speeds: { speed: 5, 'swim-speed': 60 },
  scores: { strength: 19, dexterity: 14, constitution: 13, intelligence: 3, wisdom: 12, charisma: 7 },
  skills: { perception: 3, stealth: 4 },
  senses: { blindsight: 120 },
  challengeRating: '3',
  traits: [{ id: 'hold-breath', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '5d6+4', types: ['piercing'] }] } },
    },
  ],
}
