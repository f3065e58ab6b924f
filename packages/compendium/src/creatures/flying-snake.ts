import type { Creature } from '../creature.ts'

export const flyingSnake: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 2,
  hitDice: '2d4',
  speeds: { speed: 30, 'fly-speed': 60, 'swim-speed': 30 },
  scores: { strength: 4, dexterity: 15, constitution: 11, intelligence: 2, wisdom: 12, charisma: 5 },
  senses: { blindsight: 10 },
  challengeRating: '1/8',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1', types: ['piercing'] },
            { dice: '2d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
