import type { Creature } from '../creature.ts'

export const dragonTurtle: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  alignment: 'neutral',
  armorClass: 20,
  initiative: 6,
  hitDice: '23d20+115',
  speeds: { speed: 20, 'swim-speed': 50 },
  scores: { strength: 25, dexterity: 10, constitution: 20, intelligence: 10, wisdom: 12, charisma: 12 },
  saves: { constitution: 11, wisdom: 7 },
  resistances: ['fire'],
  senses: { darkvision: 120 },
  languages: { speaks: ['draconic', 'aquan'] },
  challengeRating: '17',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 3 }], replaceable: { by: ['tail'] } }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 13,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '3d10+7', types: ['piercing'] },
            { dice: '2d6', types: ['fire'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 13,
        reachFeet: 15,
        hit: {
          damage: [{ dice: '2d10+7', types: ['bludgeoning'] }],
          riders: [{ largest: 'huge', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'steam-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 19,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '16d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
}
