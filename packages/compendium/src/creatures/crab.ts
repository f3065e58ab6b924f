import type { Creature } from '../creature.ts'

export const crab: Creature = {
  chapter: 'animals',
  sizes: ['tiny'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 0,
  hitDice: '1d4+1',
  speeds: { speed: 20, 'swim-speed': 20 },
  scores: { strength: 6, dexterity: 11, constitution: 12, intelligence: 1, wisdom: 8, charisma: 2 },
  skills: { stealth: 2 },
  senses: { blindsight: 30 },
  challengeRating: '0',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['bludgeoning'] }] } },
    },
  ],
}
