import type { Creature } from '../creature.ts'

export const raven: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d4',
  speeds: { speed: 10, 'fly-speed': 50 },
  scores: { strength: 2, dexterity: 14, constitution: 10, intelligence: 5, wisdom: 13, charisma: 6 },
  skills: { perception: 3 },
  challengeRating: '0',
  traits: [{ id: 'mimicry', inWords: true }],
  actions: [
    {
      id: 'beak',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
