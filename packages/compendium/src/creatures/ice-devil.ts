import type { Creature } from '../creature.ts'

export const iceDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 7,
  hitDice: '24d10+96',
  speeds: { speed: 40 },
  scores: { strength: 21, dexterity: 14, constitution: 18, intelligence: 18, wisdom: 15, charisma: 18 },
  saves: { dexterity: 7, constitution: 9, wisdom: 7, charisma: 9 },
  skills: { insight: 7, perception: 7, persuasion: 9 },
  immunities: ['cold', 'fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { blindsight: 120 },
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '14',
  traits: [
    { id: 'diabolical-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['ice-spear'], times: 3 }], replaceable: { by: ['tail'] } }] },
    {
      id: 'ice-spear',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 10,
        reachFeet: 5,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: {
          damage: [
            { dice: '2d8+5', types: ['piercing'] },
            { dice: '3d6', types: ['cold'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '3d6+5', types: ['bludgeoning'] },
            { dice: '4d8', types: ['cold'] },
          ],
        },
      },
    },
    { id: 'ice-wall', recharge: 6, casts: { spell: 'wall-of-ice', level: 8 }, inWords: true },
  ],
}
