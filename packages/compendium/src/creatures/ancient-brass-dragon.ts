import type { Creature } from '../creature.ts'

export const ancientBrassDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 20,
  initiative: 12,
  hitDice: '19d20+133',
  speeds: { speed: 40, 'burrow-speed': 40, 'fly-speed': 80 },
  scores: { strength: 27, dexterity: 10, constitution: 25, intelligence: 16, wisdom: 15, charisma: 22 },
  saves: { dexterity: 6, wisdom: 8 },
  skills: { history: 9, perception: 14, persuasion: 12, stealth: 6 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '20',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['rend'], times: 3 }],
          replaceable: { by: ['sleep-breath', { spell: 'scorching-ray', level: 3 }] },
        },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d10+8', types: ['slashing'] },
            { dice: '2d6', types: ['fire'] },
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
        target: { area: { shape: 'line', lengthFeet: 90, widthFeet: 5 } },
        failure: { damage: [{ dice: '13d8', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'sleep-breath',
      save: {
        ability: 'constitution',
        dc: 21,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'unconscious', until: { minutes: 10 } }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 20,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'minor-illusion' },
              { spell: 'scorching-ray', level: 3 },
              { spell: 'shapechange' },
              { spell: 'speak-with-animals' },
            ],
          },
          { perDay: 1, spells: [{ spell: 'control-weather' }, { spell: 'detect-thoughts' }] },
        ],
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'blazing-light', casts: { spell: 'scorching-ray', level: 3 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
    {
      id: 'scorching-sands',
      oncePerRound: true,
      save: {
        ability: 'dexterity',
        dc: 20,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '8d8', types: ['fire'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
