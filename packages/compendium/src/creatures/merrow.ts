import type { Creature } from '../creature.ts'

export const merrow: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 2,
  hitDice: '6d10+12',
  speeds: { speed: 10, 'swim-speed': 40 },
  scores: { strength: 18, dexterity: 15, constitution: 15, intelligence: 8, wisdom: 10, charisma: 9 },
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal', 'aquan'] },
  challengeRating: '2',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite', 'claw', 'harpoon'], times: 2 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d4+4', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d4+4', types: ['slashing'] }] } },
    },
    {
      id: 'harpoon',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 6,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '2d6+4', types: ['piercing'] }], riders: [{ largest: 'large', pullFeet: 15 }] },
      },
    },
  ],
}
