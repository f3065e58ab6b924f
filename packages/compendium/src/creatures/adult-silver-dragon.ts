import type { Creature } from '../creature.ts'

export const adultSilverDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 19,
  initiative: 10,
  hitDice: '16d12+112',
  speeds: { speed: 40, 'fly-speed': 80 },
  scores: { strength: 27, dexterity: 10, constitution: 25, intelligence: 16, wisdom: 13, charisma: 22 },
  saves: { dexterity: 5, wisdom: 6 },
  skills: { history: 8, perception: 11, stealth: 5 },
  immunities: ['cold'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '16',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['paralyzing-breath', { spell: 'ice-knife' }] } },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 13,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d8+8', types: ['slashing'] },
            { dice: '1d8', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 20,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '12d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'paralyzing-breath',
      save: {
        ability: 'constitution',
        dc: 20,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'paralyzed', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 19,
        attackBonus: 11,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'hold-monster' },
              { spell: 'ice-knife' },
              { spell: 'shapechange' },
            ],
          },
          { perDay: 1, spells: [{ spell: 'ice-storm', level: 5 }, { spell: 'zone-of-truth' }] },
        ],
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'chill', oncePerRound: true, casts: { spell: 'hold-monster' }, inWords: true },
    {
      id: 'cold-gale',
      oncePerRound: true,
      save: {
        ability: 'dexterity',
        dc: 19,
        target: { area: { shape: 'line', lengthFeet: 60, widthFeet: 10 } },
        failure: { damage: [{ dice: '4d6', types: ['cold'] }], riders: [{ pushFeet: 30 }] },
        onSuccess: 'half',
      },
    },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
