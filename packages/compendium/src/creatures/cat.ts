import type { Creature } from '../creature.ts'

export const cat: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d4',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 3, dexterity: 15, constitution: 10, intelligence: 3, wisdom: 12, charisma: 7 },
  saves: { dexterity: 4 },
  skills: { perception: 3, stealth: 4 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  traits: [{ id: 'jumper', inWords: true }],
  actions: [
    {
      id: 'scratch',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['slashing'] }] } },
    },
  ],
}
