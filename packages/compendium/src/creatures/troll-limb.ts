import type { Creature } from '../creature.ts'

export const trollLimb: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'giant',
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 1,
  hitDice: '4d6',
  speeds: { speed: 20 },
  scores: { strength: 18, dexterity: 12, constitution: 10, intelligence: 1, wisdom: 9, charisma: 1 },
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  traits: [
    { id: 'regeneration', inWords: true },
    { id: 'troll-spawn', inWords: true },
  ],
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d4+4', types: ['slashing'] }] } },
    },
  ],
}
