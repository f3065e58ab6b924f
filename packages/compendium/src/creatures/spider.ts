import type { Creature } from '../creature.ts'

export const spider: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d4-1',
  speeds: { speed: 20, 'climb-speed': 20 },
  scores: { strength: 2, dexterity: 14, constitution: 8, intelligence: 1, wisdom: 10, charisma: 2 },
  skills: { stealth: 4 },
  senses: { darkvision: 30 },
  challengeRating: '0',
  traits: [
    { id: 'spider-climb', inWords: true },
    { id: 'web-walker', inWords: true },
  ],
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
            { dice: '1d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
