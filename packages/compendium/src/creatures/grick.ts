import type { Creature } from '../creature.ts'

export const grick: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'aberration',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 2,
  hitDice: '12d8',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 14, dexterity: 14, constitution: 11, intelligence: 3, wisdom: 14, charisma: 5 },
  skills: { stealth: 4 },
  senses: { darkvision: 60 },
  challengeRating: '2',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['beak'], times: 1 },
            { of: ['tentacles'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'beak',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d6+2', types: ['piercing'] }] } },
    },
    {
      id: 'tentacles',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d10+2', types: ['slashing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 12 }],
              hold: { limb: 'tentacle', limbs: 4, all: true },
            },
          ],
        },
      },
    },
  ],
}
