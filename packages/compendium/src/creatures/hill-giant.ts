import type { Creature } from '../creature.ts'

export const hillGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 2,
  hitDice: '10d12+40',
  speeds: { speed: 40 },
  scores: { strength: 21, dexterity: 8, constitution: 19, intelligence: 5, wisdom: 9, charisma: 6 },
  skills: { perception: 2 },
  languages: { speaks: ['giant'] },
  challengeRating: '5',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['tree-club', 'trash-lob'], times: 2 }] }] },
    {
      id: 'tree-club',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '3d8+5', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'trash-lob',
      attack: {
        kinds: ['ranged'],
        bonus: 8,
        rangeFeet: 60,
        longRangeFeet: 240,
        hit: {
          damage: [{ dice: '2d10+5', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-targets-next-turn' }] }],
        },
      },
    },
  ],
}
