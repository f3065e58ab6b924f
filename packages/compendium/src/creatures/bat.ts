import type { Creature } from '../creature.ts'

export const bat: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d4-1',
  speeds: { speed: 5, 'fly-speed': 30 },
  scores: { strength: 2, dexterity: 15, constitution: 8, intelligence: 2, wisdom: 12, charisma: 4 },
  senses: { blindsight: 60 },
  challengeRating: '0',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
