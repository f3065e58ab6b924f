import type { Creature } from '../creature.ts'

export const piranha: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '1d4-1',
  speeds: { speed: 5, 'swim-speed': 40 },
  scores: { strength: 2, dexterity: 16, constitution: 9, intelligence: 1, wisdom: 7, charisma: 2 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        advantageWhen: 'target-hurt',
        hit: { damage: [{ dice: '1', types: ['piercing'] }] },
      },
    },
  ],
}
