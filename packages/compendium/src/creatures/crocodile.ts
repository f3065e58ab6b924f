import type { Creature } from '../creature.ts'

export const crocodile: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 0,
  hitDice: '2d10+2',
  speeds: { speed: 20, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 10, constitution: 13, intelligence: 2, wisdom: 10, charisma: 5 },
  saves: { constitution: 3 },
  skills: { stealth: 2 },
  challengeRating: '1/2',
  traits: [{ id: 'hold-breath', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d8+2', types: ['piercing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [
                { condition: 'grappled', escapeDc: 12 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
    },
  ],
}
