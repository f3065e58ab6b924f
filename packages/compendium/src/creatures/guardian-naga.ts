import type { Creature } from '../creature.ts'

export const guardianNaga: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'lawful-good',
  armorClass: 18,
  initiative: 4,
  hitDice: '16d10+48',
  speeds: { speed: 40, 'climb-speed': 40, 'swim-speed': 40 },
  scores: { strength: 19, dexterity: 18, constitution: 16, intelligence: 16, wisdom: 19, charisma: 18 },
  saves: { dexterity: 8, constitution: 7, intelligence: 7, wisdom: 8, charisma: 8 },
  skills: { arcana: 11, history: 11, religion: 11 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'paralyzed', 'poisoned', 'restrained'],
  senses: { darkvision: 60 },
  languages: { speaks: ['celestial', 'common'] },
  challengeRating: '10',
  traits: [{ id: 'celestial-restoration', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['bite'], times: 2 }], replaceable: { by: ['poisonous-spittle'], attacks: 'any' } },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d12+4', types: ['piercing'] },
            { dice: '4d10', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poisonous-spittle',
      save: {
        ability: 'constitution',
        dc: 16,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: {
          damage: [{ dice: '7d8', types: ['poison'] }],
          riders: [{ conditions: [{ condition: 'blinded', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['somatic', 'material'],
        ability: 'wisdom',
        saveDc: 16,
        lists: [
          { spells: [{ spell: 'thaumaturgy' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'clairvoyance' },
              { spell: 'cure-wounds', level: 6 },
              { spell: 'flame-strike', level: 6 },
              { spell: 'geas' },
              { spell: 'true-seeing' },
            ],
          },
        ],
      },
    },
  ],
}
