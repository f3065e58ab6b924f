import type { Creature } from '../creature.ts'

export const giantBat: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '4d10',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 15, dexterity: 16, constitution: 11, intelligence: 2, wisdom: 12, charisma: 6 },
  senses: { blindsight: 120 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['piercing'] }] } },
    },
  ],
}
