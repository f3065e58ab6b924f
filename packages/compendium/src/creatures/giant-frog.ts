import type { Creature } from '../creature.ts'

export const giantFrog: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '4d8',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 12, dexterity: 13, constitution: 11, intelligence: 2, wisdom: 10, charisma: 3 },
  skills: { perception: 2, stealth: 4 },
  senses: { darkvision: 30 },
  challengeRating: '1/4',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'standing-leap', inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+2', types: ['piercing'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'grappled', escapeDc: 11 }] }],
        },
      },
    },
    { id: 'swallow', inWords: true },
  ],
}
