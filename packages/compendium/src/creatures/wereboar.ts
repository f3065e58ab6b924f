import type { Creature } from '../creature.ts'

export const wereboar: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'monstrosity',
  tags: ['lycanthrope'],
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '15d8+30',
  speeds: { speed: 30 },
  formSpeeds: { form: 'boar', speeds: { speed: 40 } },
  scores: { strength: 17, dexterity: 10, constitution: 15, intelligence: 10, wisdom: 11, charisma: 8 },
  skills: { perception: 2 },
  languages: { speaks: ['common'], silentIn: 'boar' },
  gear: [{ item: 'javelin', count: 6 }],
  challengeRating: '4',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['javelin', 'tusk'], times: 2 }], replaceable: { by: ['gore'] } }],
    },
    {
      id: 'gore',
      forms: ['boar', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d8+3', types: ['piercing'] }] } },
      save: { ability: 'constitution', dc: 12, onSuccess: 'none', afterHit: true },
      inWords: true,
    },
    {
      id: 'javelin',
      forms: ['humanoid', 'hybrid'],
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 5,
        reachFeet: 5,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: { damage: [{ dice: '3d6+3', types: ['piercing'] }] },
      },
    },
    {
      id: 'tusk',
      forms: ['boar', 'hybrid'],
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+3', types: ['piercing'] }],
          riders: [
            {
              largest: 'medium',
              chargeFeet: 20,
              damage: [{ dice: '2d6', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
