import type { Creature } from '../creature.ts'

export const swarmOfBats: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d10',
  speeds: { speed: 5, 'fly-speed': 30 },
  scores: { strength: 5, dexterity: 15, constitution: 10, intelligence: 2, wisdom: 12, charisma: 4 },
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
  senses: { blindsight: 60 },
  challengeRating: '1/4',
  traits: [{ id: 'swarm', inWords: true }],
  actions: [
    {
      id: 'bites',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d4', types: ['piercing'], or: { dice: '1d4', when: 'bloodied' } }] },
      },
    },
  ],
}
