import type { Creature } from '../creature.ts'

export const waterElemental: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 2,
  hitDice: '12d10+48',
  speeds: { speed: 30, 'swim-speed': 90 },
  scores: { strength: 18, dexterity: 14, constitution: 18, intelligence: 5, wisdom: 10, charisma: 8 },
  resistances: ['acid', 'fire'],
  immunities: ['poison'],
  conditionImmunities: [
    'exhaustion',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  senses: { darkvision: 60 },
  languages: { speaks: ['aquan'] },
  challengeRating: '5',
  traits: [
    { id: 'freeze', inWords: true },
    { id: 'water-form', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d8+4', types: ['bludgeoning'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'whelm',
      recharge: 4,
      save: {
        ability: 'strength',
        dc: 15,
        failure: {
          damage: [{ dice: '4d8+4', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
}
