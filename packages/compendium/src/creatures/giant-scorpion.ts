import type { Creature } from '../creature.ts'

export const giantScorpion: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: 1,
  hitDice: '7d10+14',
  speeds: { speed: 40 },
  scores: { strength: 16, dexterity: 13, constitution: 15, intelligence: 1, wisdom: 9, charisma: 3 },
  senses: { blindsight: 60 },
  challengeRating: '3',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['claw'], times: 2 },
            { of: ['sting'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+3', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'large',
              conditions: [{ condition: 'grappled', escapeDc: 13 }],
              hold: { limb: 'claw', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'sting',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['piercing'] },
            { dice: '2d10', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
