import type { Creature } from '../creature.ts'

export const swarmOfCrawlingClaws: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  swarmOf: 'tiny',
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '11d8',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 14, dexterity: 14, constitution: 11, intelligence: 5, wisdom: 10, charisma: 4 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: [
    'charmed',
    'exhaustion',
    'frightened',
    'grappled',
    'incapacitated',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'stunned',
  ],
  senses: { blindsight: 30 },
  languages: { understands: ['common'] },
  challengeRating: '3',
  traits: [{ id: 'swarm', inWords: true }],
  actions: [
    {
      id: 'swarm-of-grasping-hands',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '4d8+2', types: ['necrotic'], or: { dice: '2d8+2', when: 'bloodied' } }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
