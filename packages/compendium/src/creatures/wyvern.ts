import type { Creature } from '../creature.ts'

export const wyvern: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 0,
  hitDice: '15d10+45',
  speeds: { speed: 30, 'fly-speed': 80 },
  scores: { strength: 19, dexterity: 10, constitution: 16, intelligence: 5, wisdom: 12, charisma: 6 },
  skills: { perception: 4 },
  senses: { darkvision: 120 },
  challengeRating: '6',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['sting'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+4', types: ['piercing'] }] } },
    },
    {
      id: 'sting',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+4', types: ['piercing'] },
            { dice: '7d6', types: ['poison'] },
          ],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
  ],
}
