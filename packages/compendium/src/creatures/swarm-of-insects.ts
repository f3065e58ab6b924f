import type { Creature } from '../creature.ts'

export const swarmOfInsects: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '3d8+6',
  speeds: { speed: 20 },
  speedChoice: { of: ['climb-speed', 'fly-speed'], feet: 20 },
  scores: { strength: 3, dexterity: 13, constitution: 14, intelligence: 1, wisdom: 7, charisma: 1 },
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
  senses: { blindsight: 30 },
  challengeRating: '1/2',
  traits: [
    { id: 'spider-climb', inWords: true },
    { id: 'swarm', inWords: true },
  ],
  actions: [
    {
      id: 'bites',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d4+1', types: ['poison'], or: { dice: '1d4+1', when: 'bloodied' } }] },
      },
    },
  ],
}
