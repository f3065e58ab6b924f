import type { Creature } from '../creature.ts'

export const brownBear: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d10+6',
  speeds: { speed: 40, 'climb-speed': 30 },
  scores: { strength: 17, dexterity: 12, constitution: 15, intelligence: 2, wisdom: 13, charisma: 7 },
  skills: { perception: 3 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['claw'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d8+3', types: ['piercing'] }] } },
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d4+3', types: ['slashing'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
