import type { Creature } from '../creature.ts'

export const giantCentipede: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 2,
  hitDice: '2d6+2',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 5, dexterity: 14, constitution: 12, intelligence: 1, wisdom: 7, charisma: 3 },
  senses: { blindsight: 30 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d4+2', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
  ],
}
