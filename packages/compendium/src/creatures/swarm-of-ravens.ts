import type { Creature } from '../creature.ts'

export const swarmOfRavens: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '2d8+2',
  speeds: { speed: 10, 'fly-speed': 50 },
  scores: { strength: 6, dexterity: 14, constitution: 12, intelligence: 5, wisdom: 12, charisma: 6 },
  skills: { perception: 5 },
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
  challengeRating: '1/4',
  traits: [{ id: 'swarm', inWords: true }],
  actions: [
    {
      id: 'beaks',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d6+2', types: ['piercing'], or: { dice: '1d4', when: 'bloodied' } }] },
      },
    },
    {
      id: 'cacophony',
      recharge: 6,
      save: {
        ability: 'wisdom',
        dc: 10,
        target: { creatures: 1, limited: true },
        failure: { riders: [{ conditions: [{ condition: 'deafened', until: 'start-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
