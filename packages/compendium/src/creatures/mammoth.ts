import type { Creature } from '../creature.ts'

export const mammoth: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 2,
  hitDice: '11d12+55',
  speeds: { speed: 50 },
  scores: { strength: 24, dexterity: 9, constitution: 21, intelligence: 3, wisdom: 11, charisma: 6 },
  saves: { strength: 10, constitution: 8 },
  challengeRating: '6',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['gore'], times: 2 }] }] },
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d10+7', types: ['piercing'] }],
          riders: [{ largest: 'huge', chargeFeet: 20, conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
  bonusActions: [
    {
      id: 'trample',
      save: {
        ability: 'dexterity',
        dc: 18,
        target: { creatures: 1, withinFeet: 5, having: 'prone' },
        failure: { damage: [{ dice: '4d10+7', types: ['bludgeoning'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
