import type { Creature } from '../creature.ts'

export const panther: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '3d8',
  speeds: { speed: 50, 'climb-speed': 40 },
  scores: { strength: 14, dexterity: 16, constitution: 10, intelligence: 3, wisdom: 14, charisma: 7 },
  skills: { perception: 4, stealth: 7 },
  senses: { darkvision: 60 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'nimble-escape', inWords: true }],
}
