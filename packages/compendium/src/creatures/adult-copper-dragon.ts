import type { Creature } from '../creature.ts'

export const adultCopperDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 18,
  initiative: 11,
  hitDice: '16d12+80',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 23, dexterity: 12, constitution: 21, intelligence: 18, wisdom: 15, charisma: 18 },
  saves: { dexterity: 6, wisdom: 7 },
  skills: { deception: 9, perception: 12, stealth: 6 },
  immunities: ['acid'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '14',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['rend'], times: 3 }],
          replaceable: { by: ['slowing-breath', { spell: 'mind-spike', level: 4 }] },
        },
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
            { dice: '1d8', types: ['acid'] },
          ],
        },
      },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 18,
        target: { area: { shape: 'line', lengthFeet: 60, widthFeet: 5 } },
        failure: { damage: [{ dice: '12d8', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'slowing-breath',
      save: { ability: 'constitution', dc: 18, target: { area: { shape: 'cone', lengthFeet: 60 } }, onSuccess: 'none' },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 17,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'mind-spike', level: 4 },
              { spell: 'minor-illusion' },
              { spell: 'shapechange' },
            ],
          },
          { perDay: 1, spells: [{ spell: 'greater-restoration' }, { spell: 'major-image' }] },
        ],
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    {
      id: 'giggling-magic',
      oncePerRound: true,
      save: {
        ability: 'charisma',
        dc: 17,
        target: { creatures: 1, withinFeet: 90, seen: true },
        failure: { damage: [{ dice: '7d6', types: ['psychic'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'mind-jolt', oncePerRound: true, casts: { spell: 'mind-spike', level: 4 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
