import type { Creature } from '../creature.ts'

export const adultGoldDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 19,
  initiative: 14,
  hitDice: '18d12+126',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 27, dexterity: 14, constitution: 25, intelligence: 16, wisdom: 15, charisma: 24 },
  saves: { dexterity: 8, wisdom: 8 },
  skills: { insight: 8, perception: 14, persuasion: 13, stealth: 8 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '17',
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
          replaceable: { by: [{ spell: 'guiding-bolt', level: 2 }, 'weakening-breath'] },
        },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d8+8', types: ['slashing'] },
            { dice: '1d8', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 21,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '12d10', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 21,
        attackBonus: 13,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'guiding-bolt', level: 2 }, { spell: 'shapechange' }] },
          { perDay: 1, spells: [{ spell: 'flame-strike' }, { spell: 'zone-of-truth' }] },
        ],
      },
      inWords: true,
    },
    {
      id: 'weakening-breath',
      save: { ability: 'strength', dc: 21, target: { area: { shape: 'cone', lengthFeet: 60 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
  legendaryActions: [
    {
      id: 'banish',
      oncePerRound: true,
      save: {
        ability: 'charisma',
        dc: 21,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: {
          damage: [{ dice: '3d6', types: ['force'] }],
          riders: [{ conditions: [{ condition: 'incapacitated', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'guiding-light', casts: { spell: 'guiding-bolt', level: 2 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
