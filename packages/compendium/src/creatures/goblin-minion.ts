import type { Creature } from '../creature.ts'

export const goblinMinion: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'chaotic-neutral',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d6',
  speeds: { speed: 30 },
  scores: { strength: 8, dexterity: 15, constitution: 10, intelligence: 10, wisdom: 8, charisma: 8 },
  skills: { stealth: 6 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: [{ item: 'dagger', count: 3 }],
  challengeRating: '1/8',
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
  bonusActions: [{ id: 'nimble-escape', inWords: true }],
}
