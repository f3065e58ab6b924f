import type { Creature } from '../creature.ts'

export const camel: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: -1,
  hitDice: '2d10+6',
  speeds: { speed: 50 },
  scores: { strength: 15, dexterity: 8, constitution: 17, intelligence: 2, wisdom: 11, charisma: 5 },
  saves: { constitution: 5 },
  senses: { darkvision: 60 },
  challengeRating: '1/8',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+2', types: ['bludgeoning'] }] },
      },
    },
  ],
}
