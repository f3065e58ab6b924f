import type { Creature } from '../creature.ts'

export const plesiosaurus: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 2,
  hitDice: '8d10+24',
  speeds: { speed: 20, 'swim-speed': 40 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 2, wisdom: 12, charisma: 5 },
  skills: { perception: 3, stealth: 4 },
  challengeRating: '2',
  traits: [{ id: 'hold-breath', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '2d6+4', types: ['piercing'] }] } },
    },
  ],
}
