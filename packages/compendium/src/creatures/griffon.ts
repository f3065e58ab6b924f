import type { Creature } from '../creature.ts'

export const griffon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '7d10+21',
  speeds: { speed: 30, 'fly-speed': 80 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 2, wisdom: 13, charisma: 8 },
  skills: { perception: 5 },
  senses: { darkvision: 60 },
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d8+4', types: ['piercing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 14 }],
              hold: { limb: 'front-claw', limbs: 2, all: true },
            },
          ],
        },
      },
    },
  ],
}
