import type { Creature } from '../creature.ts'

export const vulture: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '1d8+1',
  speeds: { speed: 10, 'fly-speed': 50 },
  scores: { strength: 7, dexterity: 10, constitution: 13, intelligence: 2, wisdom: 12, charisma: 4 },
  skills: { perception: 3 },
  challengeRating: '0',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'beak',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1d4', types: ['piercing'] }] } },
    },
  ],
}
