import type { Creature } from '../creature.ts'

export const giantWeasel: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '2d8',
  speeds: { speed: 40, 'climb-speed': 30 },
  scores: { strength: 11, dexterity: 17, constitution: 10, intelligence: 4, wisdom: 12, charisma: 5 },
  skills: { acrobatics: 5, perception: 3, stealth: 5 },
  senses: { darkvision: 60 },
  challengeRating: '1/8',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d4+3', types: ['piercing'] }] } },
    },
  ],
}
