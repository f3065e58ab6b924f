import type { Creature } from '../creature.ts'

export const tiger: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '4d10+8',
  speeds: { speed: 40 },
  scores: { strength: 17, dexterity: 16, constitution: 14, intelligence: 3, wisdom: 12, charisma: 8 },
  skills: { perception: 3, stealth: 7 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  actions: [
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+3', types: ['slashing'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
  bonusActions: [{ id: 'nimble-escape', inWords: true }],
}
