import type { Creature } from '../creature.ts'

export const shamblingMound: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'plant',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: -1,
  hitDice: '13d10+39',
  speeds: { speed: 30, 'swim-speed': 20 },
  scores: { strength: 18, dexterity: 8, constitution: 16, intelligence: 5, wisdom: 10, charisma: 5 },
  skills: { stealth: 3 },
  resistances: ['cold', 'fire'],
  immunities: ['lightning'],
  conditionImmunities: ['deafened', 'exhaustion'],
  senses: { blindsight: 60 },
  challengeRating: '5',
  traits: [{ id: 'lightning-absorption', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['charged-tendril'], times: 3 }], replaceable: { by: ['engulf'] } }],
    },
    {
      id: 'charged-tendril',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d6+4', types: ['bludgeoning'] },
            { dice: '2d4', types: ['lightning'] },
          ],
          riders: [{ largest: 'medium', pullFeet: 5 }],
        },
      },
    },
    {
      id: 'engulf',
      save: {
        ability: 'strength',
        dc: 15,
        target: { creatures: 1, largest: 'medium', withinFeet: 5 },
        failure: {
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'blinded', until: 'end-of-grapple' },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
