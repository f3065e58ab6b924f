import type { Creature } from '../creature.ts'

export const wolf: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d8+2',
  speeds: { speed: 40 },
  scores: { strength: 14, dexterity: 15, constitution: 12, intelligence: 3, wisdom: 12, charisma: 6 },
  skills: { perception: 5, stealth: 4 },
  senses: { darkvision: 60 },
  challengeRating: '1/4',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+2', types: ['piercing'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
