import type { Creature } from '../creature.ts'

export const koboldWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'dragon',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 2,
  hitDice: '3d6-3',
  speeds: { speed: 30 },
  scores: { strength: 7, dexterity: 15, constitution: 9, intelligence: 8, wisdom: 7, charisma: 8 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'draconic'] },
  gear: [{ item: 'dagger', count: 3 }],
  challengeRating: '1/8',
  traits: [
    { id: 'pack-tactics', inWords: true },
    { id: 'sunlight-sensitivity', inWords: true },
  ],
  actions: [
    {
      id: 'dagger',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 4,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '1d4+2', types: ['piercing'] }] },
      },
    },
  ],
}
