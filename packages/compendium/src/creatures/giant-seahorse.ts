import type { Creature } from '../creature.ts'

export const giantSeahorse: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 1,
  hitDice: '3d10',
  speeds: { speed: 5, 'swim-speed': 40 },
  scores: { strength: 15, dexterity: 12, constitution: 11, intelligence: 2, wisdom: 12, charisma: 5 },
  challengeRating: '1/2',
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [
    {
      id: 'ram',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+2', types: ['bludgeoning'], or: { dice: '2d8+2', chargeFeet: 20, when: 'charge' } }],
        },
      },
    },
  ],
  bonusActions: [{ id: 'bubble-dash', inWords: true }],
}
