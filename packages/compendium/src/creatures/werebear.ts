import type { Creature } from '../creature.ts'

export const werebear: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'monstrosity',
  tags: ['lycanthrope'],
  alignment: 'neutral-good',
  armorClass: 15,
  initiative: 3,
  hitDice: '18d8+54',
  speeds: { speed: 30 },
  formSpeeds: { form: 'bear', speeds: { speed: 40, 'climb-speed': 30 } },
  scores: { strength: 19, dexterity: 10, constitution: 17, intelligence: 11, wisdom: 12, charisma: 12 },
  skills: { perception: 7 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common'], silentIn: 'bear' },
  gear: [{ item: 'handaxe', count: 4 }],
  challengeRating: '5',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['handaxe', 'rend'], times: 2 }], replaceable: { by: ['bite'] } }],
    },
    {
      id: 'bite',
      forms: ['bear', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d12+4', types: ['piercing'] }] } },
      save: { ability: 'constitution', dc: 14, onSuccess: 'none', afterHit: true },
      inWords: true,
    },
    {
      id: 'handaxe',
      forms: ['humanoid', 'hybrid'],
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 7,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '3d6+4', types: ['slashing'] }] },
      },
    },
    {
      id: 'rend',
      forms: ['bear', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+4', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
