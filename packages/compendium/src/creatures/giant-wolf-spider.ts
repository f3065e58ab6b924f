import type { Creature } from '../creature.ts'

export const giantWolfSpider: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '2d8+2',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 12, dexterity: 16, constitution: 13, intelligence: 3, wisdom: 12, charisma: 4 },
  skills: { perception: 3, stealth: 7 },
  senses: { blindsight: 10, darkvision: 60 },
  challengeRating: '1/4',
  traits: [{ id: 'spider-climb', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+3', types: ['piercing'] },
            { dice: '2d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
