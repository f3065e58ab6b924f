import type { Creature } from '../creature.ts'

export const ogre: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'giant',
  alignment: 'chaotic-evil',
  armorClass: 11,
  initiative: -1,
  hitDice: '8d10+24',
  speeds: { speed: 40 },
  scores: { strength: 19, dexterity: 8, constitution: 16, intelligence: 5, wisdom: 7, charisma: 7 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'giant'] },
  gear: ['greatclub', { item: 'javelin', count: 3 }],
  challengeRating: '2',
  actions: [
    {
      id: 'greatclub',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d8+4', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'javelin',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 6,
        reachFeet: 5,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: { damage: [{ dice: '2d6+4', types: ['piercing'] }] },
      },
    },
  ],
}
