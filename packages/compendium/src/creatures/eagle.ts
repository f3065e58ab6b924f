import type { Creature } from '../creature.ts'

export const eagle: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d6+1',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 6, dexterity: 15, constitution: 12, intelligence: 2, wisdom: 14, charisma: 7 },
  skills: { perception: 6 },
  challengeRating: '0',
  actions: [
    {
      id: 'talons',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d4+2', types: ['slashing'] }] } },
    },
  ],
}
