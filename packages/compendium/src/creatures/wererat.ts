import type { Creature } from '../creature.ts'

export const wererat: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'monstrosity',
  tags: ['lycanthrope'],
  alignment: 'lawful-evil',
  armorClass: 13,
  initiative: 3,
  hitDice: '11d8+11',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 10, dexterity: 16, constitution: 12, intelligence: 11, wisdom: 10, charisma: 8 },
  skills: { perception: 4, stealth: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common'], silentIn: 'rat' },
  gear: ['hand-crossbow'],
  challengeRating: '2',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['scratch', 'hand-crossbow'], times: 2 }], replaceable: { by: ['bite'] } }],
    },
    {
      id: 'bite',
      forms: ['rat', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d4+3', types: ['piercing'] }] } },
      save: { ability: 'constitution', dc: 11, onSuccess: 'none', afterHit: true },
      inWords: true,
    },
    {
      id: 'scratch',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'hand-crossbow',
      forms: ['humanoid', 'hybrid'],
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: { damage: [{ dice: '1d6+3', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
