import type { Creature } from '../creature.ts'

export const pteranodon: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 2,
  hitDice: '3d8',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 12, dexterity: 15, constitution: 10, intelligence: 2, wisdom: 9, charisma: 5 },
  skills: { perception: 1 },
  challengeRating: '1/4',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d8+2', types: ['piercing'] }] } },
    },
  ],
}
