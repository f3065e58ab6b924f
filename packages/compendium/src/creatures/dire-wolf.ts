import type { Creature } from '../creature.ts'

export const direWolf: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 2,
  hitDice: '3d10+6',
  speeds: { speed: 50 },
  scores: { strength: 17, dexterity: 15, constitution: 15, intelligence: 3, wisdom: 12, charisma: 7 },
  skills: { perception: 5, stealth: 4 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d10+3', types: ['piercing'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
