import type { Creature } from '../creature.ts'

export const mummy: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'undead',
  alignment: 'lawful-evil',
  armorClass: 11,
  initiative: -1,
  hitDice: '9d8+18',
  speeds: { speed: 20 },
  scores: { strength: 16, dexterity: 8, constitution: 15, intelligence: 6, wisdom: 12, charisma: 12 },
  saves: { wisdom: 3 },
  vulnerabilities: ['fire'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { others: 2, speaks: ['common'] },
  challengeRating: '3',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['rotting-fist'], times: 2 },
            { of: ['dreadful-glare'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'rotting-fist',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+3', types: ['bludgeoning'] },
            { dice: '3d6', types: ['necrotic'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'dreadful-glare',
      save: {
        ability: 'wisdom',
        dc: 11,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'end-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
