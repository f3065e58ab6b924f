import type { Creature } from '../creature.ts'

export const axeBeak: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d10+3',
  speeds: { speed: 50 },
  scores: { strength: 14, dexterity: 12, constitution: 12, intelligence: 2, wisdom: 10, charisma: 5 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'beak',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d8+2', types: ['slashing'] }] } },
    },
  ],
}
