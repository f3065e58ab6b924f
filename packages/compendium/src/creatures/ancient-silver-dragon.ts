import type { Creature } from '../creature.ts'

export const ancientSilverDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 22,
  initiative: 14,
  hitDice: '24d20+216',
  speeds: { speed: 40, 'fly-speed': 80 },
  scores: { strength: 30, dexterity: 10, constitution: 29, intelligence: 18, wisdom: 15, charisma: 26 },
  saves: { dexterity: 7, wisdom: 9 },
  skills: { history: 11, perception: 16, stealth: 7 },
  immunities: ['cold'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '23',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['rend'], times: 3 }],
          replaceable: { by: ['paralyzing-breath', { spell: 'ice-knife', level: 2 }] },
        },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 17,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d8+10', types: ['slashing'] },
            { dice: '2d8', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 24,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { damage: [{ dice: '15d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'paralyzing-breath',
      save: {
        ability: 'constitution',
        dc: 24,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
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
        saveDc: 23,
        attackBonus: 15,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'hold-monster' },
              { spell: 'ice-knife', level: 2 },
              { spell: 'shapechange' },
            ],
          },
          {
            perDay: 1,
            spells: [
              { spell: 'control-weather' },
              { spell: 'ice-storm', level: 7 },
              { spell: 'teleport' },
              { spell: 'zone-of-truth' },
            ],
          },
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
        dc: 23,
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
