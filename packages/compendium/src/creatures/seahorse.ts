import type { Creature } from '../creature.ts'

export const seahorse: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 1,
  hitDice: '1d4-1',
  speeds: { speed: 5, 'swim-speed': 20 },
  scores: { strength: 1, dexterity: 12, constitution: 8, intelligence: 1, wisdom: 10, charisma: 2 },
  skills: { perception: 2, stealth: 5 },
  challengeRating: '0',
  experience: 0,
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [{ id: 'bubble-dash', inWords: true }],
}
