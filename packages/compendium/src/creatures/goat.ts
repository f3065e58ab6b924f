import type { Creature } from '../creature.ts'

export const goat: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '1d8',
  speeds: { speed: 40, 'climb-speed': 30 },
  scores: { strength: 11, dexterity: 10, constitution: 11, intelligence: 2, wisdom: 10, charisma: 5 },
  saves: { strength: 2 },
  skills: { perception: 2 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  actions: [
    {
      id: 'ram',
      attack: {
        kinds: ['melee'],
        bonus: 2,
        reachFeet: 5,
        hit: { damage: [{ dice: '1', types: ['bludgeoning'], or: { dice: '1d4', chargeFeet: 20, when: 'charge' } }] },
      },
    },
  ],
}
