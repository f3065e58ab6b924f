import type { Creature } from '../creature.ts'

export const pirate: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 5,
  hitDice: '6d8+6',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 16, constitution: 12, intelligence: 8, wisdom: 12, charisma: 14 },
  saves: { dexterity: 5, charisma: 4 },
  languages: { others: 1, speaks: ['common'] },
  gear: [{ item: 'dagger', count: 6 }, 'leather-armor'],
  challengeRating: '1',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['dagger'], times: 2 }], replaceable: { by: ['enthralling-panache'] } }],
    },
    {
      id: 'dagger',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 5,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '1d4+3', types: ['piercing'] }] },
      },
    },
    {
      id: 'enthralling-panache',
      save: {
        ability: 'wisdom',
        dc: 12,
        target: { creatures: 1, withinFeet: 30, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'charmed', until: 'start-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
