import type { Creature } from '../creature.ts'

export const elephant: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: -1,
  hitDice: '8d12+24',
  speeds: { speed: 40 },
  scores: { strength: 22, dexterity: 9, constitution: 17, intelligence: 3, wisdom: 11, charisma: 6 },
  challengeRating: '4',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['gore'], times: 2 }] }] },
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d8+6', types: ['piercing'] }],
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
        dc: 16,
        target: { creatures: 1, withinFeet: 5, having: 'prone' },
        failure: { damage: [{ dice: '2d10+6', types: ['bludgeoning'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
