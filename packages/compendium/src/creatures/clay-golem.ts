import type { Creature } from '../creature.ts'

export const clayGolem: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 3,
  hitDice: '13d10+52',
  speeds: { speed: 30 },
  scores: { strength: 20, dexterity: 9, constitution: 18, intelligence: 3, wisdom: 8, charisma: 1 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['acid', 'poison', 'psychic'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '9',
  traits: [
    { id: 'acid-absorption', inWords: true },
    { id: 'berserk', inWords: true },
    { id: 'immutable-form', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam'], times: 2 }] }], inWords: true },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+5', types: ['bludgeoning'] },
            { dice: '1d12', types: ['acid'] },
          ],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'hasten', recharge: 5, inWords: true }],
}
