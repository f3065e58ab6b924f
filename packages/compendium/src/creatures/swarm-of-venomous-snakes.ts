import type { Creature } from '../creature.ts'

export const swarmOfVenomousSnakes: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 4,
  hitDice: '8d8',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 8, dexterity: 18, constitution: 11, intelligence: 1, wisdom: 10, charisma: 3 },
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
  senses: { blindsight: 10 },
  challengeRating: '2',
  traits: [{ id: 'swarm', inWords: true }],
  actions: [
    {
      id: 'bites',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+4', types: ['piercing'], or: { dice: '1d4+4', when: 'bloodied' } },
            { dice: '3d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
