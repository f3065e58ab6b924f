import type { Creature } from '../creature.ts'

export const ancientBronzeDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 22,
  initiative: 14,
  hitDice: '24d20+192',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 29, dexterity: 10, constitution: 27, intelligence: 18, wisdom: 17, charisma: 25 },
  saves: { dexterity: 7, wisdom: 10 },
  skills: { insight: 10, perception: 17, stealth: 7 },
  immunities: ['lightning'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '22',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['rend'], times: 3 }],
          replaceable: { by: ['repulsion-breath', { spell: 'guiding-bolt', level: 2 }] },
        },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 16,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d8+9', types: ['slashing'] },
            { dice: '2d8', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 23,
        target: { area: { shape: 'line', lengthFeet: 120, widthFeet: 10 } },
        failure: { damage: [{ dice: '15d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'repulsion-breath',
      save: {
        ability: 'strength',
        dc: 23,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ pushFeet: 60, conditions: [{ condition: 'prone' }] }] },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 22,
        attackBonus: 14,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'guiding-bolt', level: 2 },
              { spell: 'shapechange' },
              { spell: 'speak-with-animals' },
              { spell: 'thaumaturgy' },
            ],
          },
          {
            perDay: 1,
            spells: [
              { spell: 'detect-thoughts' },
              { spell: 'control-water' },
              { spell: 'scrying' },
              { spell: 'water-breathing' },
            ],
          },
        ],
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'guiding-light', casts: { spell: 'guiding-bolt', level: 2 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
    {
      id: 'thunderclap',
      save: {
        ability: 'constitution',
        dc: 22,
        target: { area: { shape: 'sphere', radiusFeet: 20 }, withinFeet: 120, seen: true },
        failure: {
          damage: [{ dice: '3d8', types: ['thunder'] }],
          riders: [{ conditions: [{ condition: 'deafened', until: 'end-of-targets-next-turn' }] }],
        },
        onSuccess: 'none',
      },
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
