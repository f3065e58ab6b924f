import type { Creature } from '../creature.ts'

export const centaurTrooper: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fey',
  alignment: 'neutral-good',
  armorClass: 16,
  initiative: 2,
  hitDice: '6d10+12',
  speeds: { speed: 50 },
  scores: { strength: 18, dexterity: 14, constitution: 14, intelligence: 9, wisdom: 13, charisma: 11 },
  skills: { athletics: 6, perception: 3 },
  languages: { speaks: ['elvish', 'sylvan'] },
  gear: ['breastplate', 'longbow', 'pike'],
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['pike', 'longbow'], times: 2 }] }] },
    {
      id: 'pike',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '1d10+4', types: ['piercing'] }] } },
    },
    {
      id: 'longbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: { damage: [{ dice: '1d8+2', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [
    {
      id: 'trampling-charge',
      recharge: 5,
      save: {
        ability: 'strength',
        dc: 14,
        failure: {
          damage: [{ dice: '1d6+4', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
