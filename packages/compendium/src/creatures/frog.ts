import type { Creature } from '../creature.ts'

export const frog: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '1d4-1',
  speeds: { speed: 20, 'swim-speed': 20 },
  scores: { strength: 1, dexterity: 13, constitution: 8, intelligence: 1, wisdom: 8, charisma: 3 },
  skills: { perception: 1, stealth: 3 },
  senses: { darkvision: 30 },
  challengeRating: '0',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'standing-leap', inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
