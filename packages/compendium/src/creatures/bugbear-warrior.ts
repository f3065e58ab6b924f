import type { Creature } from '../creature.ts'

export const bugbearWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'chaotic-evil',
  armorClass: 14,
  initiative: 2,
  hitDice: '6d8+6',
  speeds: { speed: 30 },
  scores: { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 11, charisma: 9 },
  skills: { stealth: 6, survival: 2 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['hide-armor', { item: 'light-hammer', count: 3 }],
  challengeRating: '1',
  traits: [{ id: 'abduct', inWords: true }],
  actions: [
    {
      id: 'grab',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d6+2', types: ['bludgeoning'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'grappled', escapeDc: 12 }] }],
        },
      },
    },
    {
      id: 'light-hammer',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 4,
        reachFeet: 10,
        rangeFeet: 20,
        longRangeFeet: 60,
        advantageWhen: 'target-grappled',
        hit: { damage: [{ dice: '3d4+2', types: ['bludgeoning'] }] },
      },
    },
  ],
}
