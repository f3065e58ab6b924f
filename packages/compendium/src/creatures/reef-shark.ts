import type { Creature } from '../creature.ts'

export const reefShark: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '4d8+4',
  speeds: { speed: 5, 'swim-speed': 30 },
  scores: { strength: 14, dexterity: 15, constitution: 13, intelligence: 1, wisdom: 10, charisma: 4 },
  skills: { perception: 2 },
  senses: { blindsight: 30 },
  challengeRating: '1/2',
  traits: [
    { id: 'pack-tactics', inWords: true },
    { id: 'water-breathing', inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d4+2', types: ['piercing'] }] } },
    },
  ],
}
