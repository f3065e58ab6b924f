import type { Creature } from '../creature.ts'

export const mule: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '2d8+2',
  speeds: { speed: 40 },
  scores: { strength: 14, dexterity: 10, constitution: 13, intelligence: 2, wisdom: 10, charisma: 5 },
  saves: { strength: 4 },
  challengeRating: '1/8',
  traits: [{ id: 'beast-of-burden', inWords: true }],
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+2', types: ['bludgeoning'] }] },
      },
    },
  ],
}
