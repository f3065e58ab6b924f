import type { Creature } from '../creature.ts'

export const scorpion: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 0,
  hitDice: '1d4-1',
  speeds: { speed: 10 },
  scores: { strength: 2, dexterity: 11, constitution: 8, intelligence: 1, wisdom: 8, charisma: 2 },
  senses: { blindsight: 10 },
  challengeRating: '0',
  actions: [
    {
      id: 'sting',
      attack: {
        kinds: ['melee'],
        bonus: 2,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1', types: ['piercing'] },
            { dice: '1d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
