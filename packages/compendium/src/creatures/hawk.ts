import type { Creature } from '../creature.ts'

export const hawk: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '1d4-1',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 5, dexterity: 16, constitution: 8, intelligence: 2, wisdom: 14, charisma: 6 },
  skills: { perception: 6 },
  challengeRating: '0',
  actions: [
    {
      id: 'talons',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['slashing'] }] } },
    },
  ],
}
