import type { Creature } from '../creature.ts'

export const giantShark: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '8d12+40',
  speeds: { speed: 5, 'swim-speed': 60 },
  scores: { strength: 23, dexterity: 11, constitution: 21, intelligence: 1, wisdom: 10, charisma: 5 },
  skills: { perception: 3 },
  senses: { blindsight: 60 },
  challengeRating: '5',
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        advantageWhen: 'target-hurt',
        hit: { damage: [{ dice: '3d10+6', types: ['piercing'] }] },
      },
    },
  ],
}
