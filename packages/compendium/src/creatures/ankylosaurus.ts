import type { Creature } from '../creature.ts'

export const ankylosaurus: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 15,
  initiative: 0,
  hitDice: '8d12+16',
  speeds: { speed: 30 },
  scores: { strength: 19, dexterity: 11, constitution: 15, intelligence: 2, wisdom: 12, charisma: 5 },
  saves: { strength: 6 },
  challengeRating: '3',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['tail'], times: 2 }] }] },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '1d10+4', types: ['bludgeoning'] }],
          riders: [{ largest: 'huge', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
