import type { Creature } from '../creature.ts'

export const shriekerFungus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'plant',
  alignment: 'unaligned',
  armorClass: 5,
  initiative: -5,
  hitDice: '3d8',
  speeds: { speed: 5 },
  scores: { strength: 1, dexterity: 1, constitution: 10, intelligence: 1, wisdom: 3, charisma: 1 },
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'frightened'],
  senses: { blindsight: 30 },
  challengeRating: '0',
  experience: 0,
  reactions: [{ id: 'shriek', trigger: true, inWords: true }],
}
