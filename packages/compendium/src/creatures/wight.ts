import type { Creature } from '../creature.ts'

export const wight: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 14,
  initiative: 4,
  hitDice: '11d8+33',
  speeds: { speed: 30 },
  scores: { strength: 15, dexterity: 14, constitution: 16, intelligence: 10, wisdom: 13, charisma: 15 },
  skills: { perception: 3, stealth: 4 },
  resistances: ['necrotic'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['studded-leather-armor'],
  challengeRating: '3',
  traits: [{ id: 'sunlight-sensitivity', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['necrotic-sword', 'necrotic-bow'], times: 2 }], replaceable: { by: ['life-drain'] } },
      ],
    },
    {
      id: 'necrotic-sword',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+2', types: ['slashing'] },
            { dice: '1d8', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'necrotic-bow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: {
          damage: [
            { dice: '1d8+2', types: ['piercing'] },
            { dice: '1d8', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'life-drain',
      save: {
        ability: 'constitution',
        dc: 13,
        target: { creatures: 1, withinFeet: 5 },
        failure: { damage: [{ dice: '1d8+2', types: ['necrotic'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
