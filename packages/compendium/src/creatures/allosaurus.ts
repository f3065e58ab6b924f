import type { Creature } from '../creature.ts'

export const allosaurus: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 1,
  hitDice: '6d10+18',
  speeds: { speed: 60 },
  scores: { strength: 19, dexterity: 13, constitution: 17, intelligence: 2, wisdom: 12, charisma: 5 },
  skills: { perception: 5 },
  challengeRating: '2',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d10+4', types: ['piercing'] }] } },
    },
    {
      id: 'claws',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d8+4', types: ['slashing'] }],
          riders: [{ largest: 'large', chargeFeet: 30, conditions: [{ condition: 'prone' }] }],
        },
      },
      inWords: true,
    },
  ],
}
