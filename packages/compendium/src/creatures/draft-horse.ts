import type { Creature } from '../creature.ts'

export const draftHorse: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '2d10+4',
  speeds: { speed: 40 },
  scores: { strength: 18, dexterity: 10, constitution: 15, intelligence: 2, wisdom: 11, charisma: 7 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+4', types: ['bludgeoning'] }] },
      },
    },
  ],
}
