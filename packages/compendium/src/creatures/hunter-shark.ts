import type { Creature } from '../creature.ts'

export const hunterShark: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '6d10+12',
  speeds: { speed: 5, 'swim-speed': 40 },
  scores: { strength: 18, dexterity: 14, constitution: 15, intelligence: 1, wisdom: 10, charisma: 4 },
  skills: { perception: 2 },
  senses: { blindsight: 60 },
  challengeRating: '2',
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        advantageWhen: 'target-hurt',
        hit: { damage: [{ dice: '3d6+4', types: ['piercing'] }] },
      },
    },
  ],
}
