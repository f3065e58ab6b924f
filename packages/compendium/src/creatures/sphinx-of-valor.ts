import type { Creature } from '../creature.ts'

export const sphinxOfValor: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'lawful-neutral',
  armorClass: 17,
  initiative: 12,
  hitDice: '19d10+95',
  speeds: { speed: 40, 'fly-speed': 60 },
  scores: { strength: 22, dexterity: 10, constitution: 20, intelligence: 16, wisdom: 23, charisma: 18 },
  saves: { dexterity: 6, constitution: 11, intelligence: 9, wisdom: 12 },
  skills: { arcana: 9, perception: 12, religion: 15 },
  resistances: ['necrotic', 'radiant'],
  immunities: ['psychic'],
  conditionImmunities: ['charmed', 'frightened'],
  senses: { truesight: 120 },
  languages: { speaks: ['celestial', 'common'] },
  challengeRating: '17',
  lair: true,
  traits: [
    { id: 'inscrutable', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['claw'], times: 2 },
            { of: ['roar'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 12, reachFeet: 5, hit: { damage: [{ dice: '4d6+6', types: ['slashing'] }] } },
    },
    { id: 'roar', perDay: 3, inWords: true },
    {
      id: 'first-roar',
      effectOf: 'roar',
      save: {
        ability: 'wisdom',
        dc: 20,
        target: { area: { shape: 'emanation', radiusFeet: 500 }, enemies: true },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: { minutes: 1 } }] }] },
        onSuccess: 'none',
      },
    },
    {
      id: 'second-roar',
      effectOf: 'roar',
      save: {
        ability: 'wisdom',
        dc: 20,
        target: { area: { shape: 'emanation', radiusFeet: 500 }, enemies: true },
        failure: { riders: [{ conditions: [{ condition: 'paralyzed', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
    },
    {
      id: 'third-roar',
      effectOf: 'roar',
      save: {
        ability: 'constitution',
        dc: 20,
        target: { area: { shape: 'emanation', radiusFeet: 500 }, enemies: true },
        failure: { damage: [{ dice: '8d10', types: ['thunder'] }], riders: [{ conditions: [{ condition: 'prone' }] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'wisdom',
        saveDc: 20,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }, { spell: 'thaumaturgy' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'detect-magic' },
              { spell: 'dispel-magic' },
              { spell: 'greater-restoration' },
              { spell: 'heroes-feast' },
              { spell: 'zone-of-truth' },
            ],
          },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'arcane-prowl', makes: { attack: 'claw', times: 1 }, inWords: true },
    {
      id: 'weight-of-years',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 16,
        target: { creatures: 1, withinFeet: 120, seen: true },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
