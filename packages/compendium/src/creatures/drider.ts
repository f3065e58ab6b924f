import type { Creature } from '../creature.ts'

export const drider: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'chaotic-evil',
  armorClass: 19,
  initiative: 4,
  hitDice: '13d10+52',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 16, dexterity: 19, constitution: 18, intelligence: 13, wisdom: 16, charisma: 12 },
  skills: { perception: 6, stealth: 10 },
  senses: { darkvision: 120 },
  languages: { speaks: ['elvish', 'undercommon'] },
  challengeRating: '6',
  traits: [
    { id: 'spider-climb', inWords: true },
    { id: 'sunlight-sensitivity', inWords: true },
    { id: 'web-walker', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['foreleg', 'poison-burst'], times: 3 }] }] },
    {
      id: 'foreleg',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 10, hit: { damage: [{ dice: '2d8+4', types: ['piercing'] }] } },
    },
    {
      id: 'poison-burst',
      attack: { kinds: ['ranged'], bonus: 6, rangeFeet: 120, hit: { damage: [{ dice: '3d6+3', types: ['poison'] }] } },
    },
  ],
  bonusActions: [{ id: 'magic-of-the-spider-queen', recharge: 5, inWords: true }],
}
