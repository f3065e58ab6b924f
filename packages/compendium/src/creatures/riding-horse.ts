import type { Creature } from '../creature.ts'

export const ridingHorse: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '2d10+2',
  speeds: { speed: 60 },
  scores: { strength: 16, dexterity: 13, constitution: 12, intelligence: 2, wisdom: 11, charisma: 7 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d8+3', types: ['bludgeoning'] }] },
      },
    },
  ],
}
