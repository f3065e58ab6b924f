import type { Creature } from '../creature.ts'

export const ancientGoldDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'lawful-good',
  armorClass: 22,
  initiative: 16,
  hitDice: '28d20+252',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 30, dexterity: 14, constitution: 29, intelligence: 18, wisdom: 17, charisma: 28 },
  saves: { dexterity: 9, wisdom: 10 },
  skills: { insight: 10, perception: 17, persuasion: 16, stealth: 9 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '24',
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
          replaceable: { by: [{ spell: 'guiding-bolt', level: 4 }, 'weakening-breath'] },
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
            { dice: '2d8', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 24,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { damage: [{ dice: '13d10', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 24,
        attackBonus: 16,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'guiding-bolt', level: 4 }, { spell: 'shapechange' }] },
          {
            perDay: 1,
            spells: [{ spell: 'flame-strike', level: 6 }, { spell: 'word-of-recall' }, { spell: 'zone-of-truth' }],
          },
        ],
      },
      inWords: true,
    },
    {
      id: 'weakening-breath',
      save: { ability: 'strength', dc: 24, target: { area: { shape: 'cone', lengthFeet: 90 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
  legendaryActions: [
    {
      id: 'banish',
      oncePerRound: true,
      save: {
        ability: 'charisma',
        dc: 24,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: {
          damage: [{ dice: '7d6', types: ['force'] }],
          riders: [{ conditions: [{ condition: 'incapacitated', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'guiding-light', casts: { spell: 'guiding-bolt', level: 4 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
