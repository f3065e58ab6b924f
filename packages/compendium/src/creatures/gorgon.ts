import type { Creature } from '../creature.ts'

export const gorgon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 19,
  initiative: 0,
  hitDice: '12d10+48',
  speeds: { speed: 40 },
  scores: { strength: 20, dexterity: 11, constitution: 18, intelligence: 2, wisdom: 12, charisma: 7 },
  skills: { perception: 7 },
  conditionImmunities: ['exhaustion', 'petrified'],
  senses: { darkvision: 60 },
  challengeRating: '5',
  actions: [
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d12+5', types: ['piercing'] }],
          riders: [{ largest: 'large', chargeFeet: 20, conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'petrifying-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 15,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ conditions: [{ condition: 'restrained', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'petrified' }] }] },
        onSuccess: 'none',
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
        failure: { damage: [{ dice: '2d10+5', types: ['bludgeoning'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
