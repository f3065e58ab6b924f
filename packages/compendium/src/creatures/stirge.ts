import type { Creature } from '../creature.ts'

export const stirge: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '2d4',
  speeds: { speed: 10, 'fly-speed': 40 },
  scores: { strength: 4, dexterity: 16, constitution: 11, intelligence: 2, wisdom: 8, charisma: 6 },
  senses: { darkvision: 60 },
  challengeRating: '1/8',
  actions: [
    {
      id: 'proboscis',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['piercing'] }] } },
      inWords: true,
    },
  ],
}
