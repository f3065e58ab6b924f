import type { Creature } from '../creature.ts'

export const owl: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '1d4-1',
  speeds: { speed: 5, 'fly-speed': 60 },
  scores: { strength: 3, dexterity: 13, constitution: 8, intelligence: 2, wisdom: 12, charisma: 7 },
  skills: { perception: 5, stealth: 5 },
  senses: { darkvision: 120 },
  challengeRating: '0',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    {
      id: 'talons',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['slashing'] }] } },
    },
  ],
}
