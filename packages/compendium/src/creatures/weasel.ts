import type { Creature } from '../creature.ts'

export const weasel: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '1d4-1',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 3, dexterity: 16, constitution: 8, intelligence: 2, wisdom: 12, charisma: 3 },
  skills: { acrobatics: 5, perception: 3, stealth: 5 },
  senses: { darkvision: 60 },
  challengeRating: '0',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
    },
  ],
}
