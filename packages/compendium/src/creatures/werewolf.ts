import type { Creature } from '../creature.ts'

export const werewolf: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'monstrosity',
  tags: ['lycanthrope'],
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 4,
  hitDice: '11d8+22',
  speeds: { speed: 30 },
  formSpeeds: { form: 'wolf', speeds: { speed: 40 } },
  scores: { strength: 16, dexterity: 14, constitution: 14, intelligence: 10, wisdom: 11, charisma: 10 },
  skills: { perception: 4, stealth: 4 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common'], silentIn: 'wolf' },
  gear: ['longbow'],
  challengeRating: '3',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['scratch', 'longbow'], times: 2 }], replaceable: { by: ['bite'] } }],
    },
    {
      id: 'bite',
      forms: ['wolf', 'hybrid'],
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d8+3', types: ['piercing'] }] } },
      save: { ability: 'constitution', dc: 12, onSuccess: 'none', afterHit: true },
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
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
