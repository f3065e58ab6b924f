import type { Creature } from '../creature.ts'

export const roc: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: 8,
  hitDice: '16d20+80',
  speeds: { speed: 20, 'fly-speed': 120 },
  scores: { strength: 28, dexterity: 10, constitution: 20, intelligence: 3, wisdom: 10, charisma: 9 },
  saves: { dexterity: 4, wisdom: 4 },
  skills: { perception: 8 },
  challengeRating: '11',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['beak'], times: 2 }], replaceable: { by: ['talons'] } }] },
    {
      id: 'beak',
      attack: {
        kinds: ['melee'],
        bonus: 13,
        reachFeet: 10,
        hit: { damage: [{ dice: '3d12+9', types: ['piercing'] }] },
      },
    },
    {
      id: 'talons',
      attack: {
        kinds: ['melee'],
        bonus: 13,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '4d6+9', types: ['slashing'] }],
          riders: [
            {
              largest: 'huge',
              conditions: [
                { condition: 'grappled', escapeDc: 19 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
              hold: { limb: 'talon', limbs: 2, all: true },
            },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'swoop', recharge: 5, inWords: true }],
}
