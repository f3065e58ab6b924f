import type { Creature } from '../creature.ts'

export const purpleWorm: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 18,
  initiative: 3,
  hitDice: '15d20+90',
  speeds: { speed: 50, 'burrow-speed': 50 },
  scores: { strength: 28, dexterity: 7, constitution: 22, intelligence: 1, wisdom: 8, charisma: 4 },
  saves: { constitution: 11, wisdom: 4 },
  senses: { blindsight: 30, tremorsense: 60 },
  challengeRating: '15',
  traits: [{ id: 'tunneler', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['tail-stinger'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '3d8+9', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 19 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
    },
    {
      id: 'tail-stinger',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+9', types: ['piercing'] },
            { dice: '10d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
  bonusActions: [
    {
      id: 'swallow',
      save: {
        ability: 'strength',
        dc: 19,
        target: { creatures: 1, grappled: true, largest: 'large' },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
