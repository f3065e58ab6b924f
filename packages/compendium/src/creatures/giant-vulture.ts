import type { Creature } from '../creature.ts'

export const giantVulture: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'neutral-evil',
  armorClass: 10,
  initiative: 0,
  hitDice: '3d10+9',
  speeds: { speed: 10, 'fly-speed': 60 },
  scores: { strength: 15, dexterity: 10, constitution: 16, intelligence: 6, wisdom: 12, charisma: 7 },
  skills: { perception: 3 },
  resistances: ['necrotic'],
  senses: { darkvision: 60 },
  languages: { understands: ['common'] },
  challengeRating: '1',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'gouge',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+2', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-targets-next-turn' }] }],
        },
      },
    },
  ],
}
