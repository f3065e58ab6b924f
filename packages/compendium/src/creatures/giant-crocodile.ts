import type { Creature } from '../creature.ts'

export const giantCrocodile: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: -1,
  hitDice: '9d12+27',
  speeds: { speed: 30, 'swim-speed': 50 },
  scores: { strength: 21, dexterity: 9, constitution: 17, intelligence: 2, wisdom: 10, charisma: 7 },
  skills: { stealth: 5 },
  challengeRating: '5',
  traits: [{ id: 'hold-breath', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['tail'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '3d10+5', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 15 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '3d8+5', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
