import type { Creature } from '../creature.ts'

export const giantVenomousSnake: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 4,
  hitDice: '2d8+2',
  speeds: { speed: 40, 'swim-speed': 40 },
  scores: { strength: 10, dexterity: 18, constitution: 13, intelligence: 2, wisdom: 10, charisma: 3 },
  skills: { perception: 2 },
  senses: { blindsight: 10 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d4+4', types: ['piercing'] },
            { dice: '1d8', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
