import type { Creature } from '../creature.ts'

export const bloodHawk: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d6',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 6, dexterity: 14, constitution: 10, intelligence: 3, wisdom: 14, charisma: 5 },
  skills: { perception: 6 },
  challengeRating: '1/8',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'beak',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+2', types: ['piercing'], or: { dice: '1d8+2', when: 'target-bloodied' } }] },
      },
    },
  ],
}
