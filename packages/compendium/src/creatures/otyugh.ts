import type { Creature } from '../creature.ts'

export const otyugh: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'aberration',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 0,
  hitDice: '11d10+44',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 11, constitution: 19, intelligence: 6, wisdom: 13, charisma: 6 },
  saves: { constitution: 7 },
  senses: { darkvision: 120 },
  languages: { speaks: ['otyugh'], telepathyFeet: 120, telepathyOneWay: true },
  challengeRating: '5',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['tentacle'], times: 2 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d8+3', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned' }] }],
        },
      },
      save: { ability: 'constitution', dc: 15, onSuccess: 'none' },
      inWords: true,
    },
    {
      id: 'tentacle',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d8+3', types: ['piercing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 13 }],
              hold: { limb: 'tentacle', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'tentacle-slam',
      save: {
        ability: 'constitution',
        dc: 14,
        failure: {
          damage: [{ dice: '3d8+3', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'stunned', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
}
