import type { Creature } from '../creature.ts'

export const swarmOfRats: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 10,
  initiative: 0,
  hitDice: '4d8-4',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 9, dexterity: 11, constitution: 9, intelligence: 2, wisdom: 10, charisma: 3 },
  saves: { dexterity: 2 },
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
  senses: { darkvision: 30 },
  challengeRating: '1/4',
  traits: [{ id: 'swarm', inWords: true }],
  actions: [
    {
      id: 'bites',
      attack: {
        kinds: ['melee'],
        bonus: 2,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d4', types: ['piercing'], or: { dice: '1d4', when: 'bloodied' } }] },
      },
    },
  ],
}
