import type { Creature } from '../creature.ts'

export const bulette: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 17,
  initiative: 0,
  hitDice: '9d10+45',
  speeds: { speed: 40, 'burrow-speed': 40 },
  scores: { strength: 19, dexterity: 11, constitution: 21, intelligence: 2, wisdom: 10, charisma: 5 },
  skills: { perception: 6 },
  senses: { darkvision: 60, tremorsense: 120 },
  challengeRating: '5',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d12+4', types: ['piercing'] }] } },
    },
    {
      id: 'deadly-leap',
      save: {
        ability: 'dexterity',
        dc: 15,
        failure: {
          damage: [{ dice: '3d12', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'half',
        successInWords: true,
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'leap', inWords: true }],
}
