import type { Creature } from '../creature.ts'

export const stoneGolem: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 18,
  initiative: 3,
  hitDice: '21d10+105',
  speeds: { speed: 30 },
  scores: { strength: 22, dexterity: 9, constitution: 20, intelligence: 3, wisdom: 11, charisma: 1 },
  immunities: ['poison', 'psychic'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { darkvision: 120 },
  languages: { understandsOthers: 2, understands: ['common'] },
  challengeRating: '10',
  traits: [
    { id: 'immutable-form', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam', 'force-bolt'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d8+6', types: ['bludgeoning'] },
            { dice: '2d8', types: ['force'] },
          ],
        },
      },
    },
    {
      id: 'force-bolt',
      attack: { kinds: ['ranged'], bonus: 9, rangeFeet: 120, hit: { damage: [{ dice: '4d10', types: ['force'] }] } },
    },
  ],
  bonusActions: [{ id: 'slow', recharge: 5, casts: { spell: 'slow' }, inWords: true }],
}
