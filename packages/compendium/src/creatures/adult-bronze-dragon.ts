import type { Creature } from '../creature.ts'

export const adultBronzeDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 18,
  initiative: 10,
  hitDice: '17d12+102',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 25, dexterity: 10, constitution: 23, intelligence: 16, wisdom: 15, charisma: 20 },
  saves: { dexterity: 5, wisdom: 7 },
  skills: { insight: 7, perception: 12, stealth: 5 },
  immunities: ['lightning'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '15',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
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
        bonus: 12,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d8+7', types: ['slashing'] },
            { dice: '1d10', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 19,
        target: { area: { shape: 'line', lengthFeet: 90, widthFeet: 5 } },
        failure: { damage: [{ dice: '10d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'repulsion-breath',
      save: {
        ability: 'strength',
        dc: 19,
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
        saveDc: 17,
        attackBonus: 10,
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
          { perDay: 1, spells: [{ spell: 'detect-thoughts' }, { spell: 'water-breathing' }] },
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
        dc: 17,
        target: { area: { shape: 'sphere', radiusFeet: 20 }, withinFeet: 90, seen: true },
        failure: {
          damage: [{ dice: '3d6', types: ['thunder'] }],
          riders: [{ conditions: [{ condition: 'deafened', until: 'end-of-targets-next-turn' }] }],
        },
        onSuccess: 'none',
      },
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
