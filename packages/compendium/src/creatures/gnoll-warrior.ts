import type { Creature } from '../creature.ts'

export const gnollWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 1,
  hitDice: '6d8',
  speeds: { speed: 30 },
  scores: { strength: 14, dexterity: 12, constitution: 11, intelligence: 6, wisdom: 10, charisma: 7 },
  senses: { darkvision: 60 },
  languages: { speaks: ['gnoll'] },
  challengeRating: '1/2',
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d6+2', types: ['piercing'] }] } },
    },
    {
      id: 'bone-bow',
      attack: {
        kinds: ['ranged'],
        bonus: 3,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: { damage: [{ dice: '1d10+1', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [{ id: 'rampage', perDay: 1, makes: { attack: 'rend', times: 1 }, inWords: true }],
}
