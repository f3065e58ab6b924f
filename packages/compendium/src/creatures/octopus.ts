import type { Creature } from '../creature.ts'

export const octopus: Creature = {
  chapter: 'animals',
  sizes: ['small'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '1d6',
  speeds: { speed: 5, 'swim-speed': 30 },
  scores: { strength: 4, dexterity: 15, constitution: 11, intelligence: 3, wisdom: 10, charisma: 4 },
  skills: { perception: 2, stealth: 6 },
  senses: { darkvision: 30 },
  challengeRating: '0',
  traits: [
    { id: 'compression', inWords: true },
    { id: 'water-breathing', inWords: true },
  ],
  actions: [
    {
      id: 'tentacles',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['bludgeoning'] }] } },
    },
  ],
  reactions: [{ id: 'ink-cloud', perDay: 1, trigger: true, inWords: true }],
}
