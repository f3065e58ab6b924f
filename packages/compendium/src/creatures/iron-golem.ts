import type { Creature } from '../creature.ts'

export const ironGolem: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 20,
  initiative: 9,
  hitDice: '24d10+120',
  speeds: { speed: 30 },
  scores: { strength: 24, dexterity: 9, constitution: 20, intelligence: 3, wisdom: 11, charisma: 1 },
  immunities: ['fire', 'poison', 'psychic'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { darkvision: 120 },
  languages: { understandsOthers: 2, understands: ['common'] },
  challengeRating: '16',
  traits: [
    { id: 'fire-absorption', inWords: true },
    { id: 'immutable-form', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bladed-arm', 'fiery-bolt'], times: 2 }] }] },
    {
      id: 'bladed-arm',
      attack: {
        kinds: ['melee'],
        bonus: 12,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '3d8+7', types: ['slashing'] },
            { dice: '3d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fiery-bolt',
      attack: { kinds: ['ranged'], bonus: 10, rangeFeet: 120, hit: { damage: [{ dice: '8d8', types: ['fire'] }] } },
    },
    {
      id: 'poison-breath',
      recharge: 6,
      save: {
        ability: 'constitution',
        dc: 18,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '10d10', types: ['poison'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
