import type { Creature } from '../creature.ts'

export const ettin: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'giant',
  alignment: 'chaotic-evil',
  armorClass: 12,
  initiative: -1,
  hitDice: '10d10+30',
  speeds: { speed: 40 },
  scores: { strength: 21, dexterity: 8, constitution: 17, intelligence: 6, wisdom: 10, charisma: 8 },
  skills: { perception: 4 },
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'frightened', 'stunned', 'unconscious'],
  senses: { darkvision: 60 },
  languages: { speaks: ['giant'] },
  gear: ['battleaxe', 'morningstar'],
  challengeRating: '4',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['battleaxe'], times: 1 },
            { of: ['morningstar'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'battleaxe',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d8+5', types: ['slashing'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'morningstar',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+5', types: ['piercing'] }] } },
      inWords: true,
    },
  ],
}
