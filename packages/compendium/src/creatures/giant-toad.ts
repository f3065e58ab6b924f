import type { Creature } from '../creature.ts'

export const giantToad: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '6d10+6',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 13, constitution: 13, intelligence: 2, wisdom: 10, charisma: 3 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'standing-leap', inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '2d4', types: ['poison'] },
          ],
          riders: [{ largest: 'medium', conditions: [{ condition: 'grappled', escapeDc: 12 }] }],
        },
      },
    },
    { id: 'swallow', inWords: true },
  ],
}
