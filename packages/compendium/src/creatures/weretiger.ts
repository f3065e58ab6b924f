import type { Creature } from '../creature.ts'

export const weretiger: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'monstrosity',
  tags: ['lycanthrope'],
  alignment: 'neutral',
  armorClass: 12,
  initiative: 2,
  hitDice: '16d8+48',
  speeds: { speed: 30 },
  formSpeeds: { form: 'tiger', speeds: { speed: 40 } },
  scores: { strength: 17, dexterity: 15, constitution: 16, intelligence: 10, wisdom: 13, charisma: 11 },
  skills: { perception: 5, stealth: 4 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common'], silentIn: 'tiger' },
  gear: ['longbow'],
  challengeRating: '4',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['scratch', 'longbow'], times: 2 }], replaceable: { by: ['bite'] } }],
    },
    {
      id: 'bite',
      forms: ['tiger', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d8+3', types: ['piercing'] }] } },
      save: { ability: 'constitution', dc: 13, onSuccess: 'none', afterHit: true },
      inWords: true,
    },
    {
      id: 'scratch',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'longbow',
      forms: ['humanoid', 'hybrid'],
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: { damage: [{ dice: '2d8+2', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [
    { id: 'prowl', forms: ['tiger', 'hybrid'], inWords: true },
    { id: 'shape-shift', inWords: true },
  ],
}
