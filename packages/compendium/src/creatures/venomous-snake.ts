import type { Creature } from '../creature.ts'

export const venomousSnake: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d4',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 2, dexterity: 15, constitution: 11, intelligence: 1, wisdom: 10, charisma: 3 },
  senses: { blindsight: 10 },
  challengeRating: '1/8',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+2', types: ['piercing'] },
            { dice: '1d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
