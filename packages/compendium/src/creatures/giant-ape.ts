import type { Creature } from '../creature.ts'

export const giantApe: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 5,
  hitDice: '16d12+64',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 23, dexterity: 14, constitution: 18, intelligence: 5, wisdom: 12, charisma: 7 },
  skills: { athletics: 9, perception: 4, survival: 4 },
  challengeRating: '7',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['fist'], times: 2 }] }] },
    {
      id: 'fist',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 10,
        hit: { damage: [{ dice: '3d10+6', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'boulder-toss',
      recharge: 6,
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { area: { shape: 'sphere', radiusFeet: 5 }, withinFeet: 90, seen: true },
        failure: {
          damage: [{ dice: '7d6', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'leap', inWords: true }],
}
