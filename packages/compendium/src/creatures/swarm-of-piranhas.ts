import type { Creature } from '../creature.ts'

export const swarmOfPiranhas: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '8d8-8',
  speeds: { speed: 5, 'swim-speed': 40 },
  scores: { strength: 13, dexterity: 16, constitution: 9, intelligence: 1, wisdom: 7, charisma: 2 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  conditionImmunities: [
    'charmed',
    'frightened',
    'grappled',
    'paralyzed',
    'petrified',
    'prone',
    'restrained',
    'stunned',
  ],
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [
    { id: 'swarm', inWords: true },
    { id: 'water-breathing', inWords: true },
  ],
  actions: [
    {
      id: 'bites',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        advantageWhen: 'target-hurt',
        hit: { damage: [{ dice: '2d4+3', types: ['piercing'], or: { dice: '1d4+3', when: 'bloodied' } }] },
      },
    },
  ],
}
