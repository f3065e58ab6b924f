import type { Creature } from '../creature.ts'

export const adultBrassDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 18,
  initiative: 10,
  hitDice: '15d12+75',
  speeds: { speed: 40, 'burrow-speed': 30, 'fly-speed': 80 },
  scores: { strength: 23, dexterity: 10, constitution: 21, intelligence: 14, wisdom: 13, charisma: 17 },
  saves: { dexterity: 5, wisdom: 6 },
  skills: { history: 7, perception: 11, persuasion: 8, stealth: 5 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '13',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['rend'], times: 3 }], replaceable: { by: ['sleep-breath', { spell: 'scorching-ray' }] } },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d10+6', types: ['slashing'] },
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
        dc: 18,
        target: { area: { shape: 'line', lengthFeet: 60, widthFeet: 5 } },
        failure: { damage: [{ dice: '10d8', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'sleep-breath',
      save: {
        ability: 'constitution',
        dc: 18,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
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
        saveDc: 16,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'minor-illusion' },
              { spell: 'scorching-ray' },
              { spell: 'shapechange' },
              { spell: 'speak-with-animals' },
            ],
          },
          { perDay: 1, spells: [{ spell: 'detect-thoughts' }, { spell: 'control-weather' }] },
        ],
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'blazing-light', casts: { spell: 'scorching-ray' }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
    {
      id: 'scorching-sands',
      oncePerRound: true,
      save: {
        ability: 'dexterity',
        dc: 16,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '6d8', types: ['fire'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
