import type { Creature } from '../creature.ts'

export const ancientCopperDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 21,
  initiative: 15,
  hitDice: '21d20+147',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 27, dexterity: 12, constitution: 25, intelligence: 20, wisdom: 17, charisma: 22 },
  saves: { dexterity: 8, wisdom: 10 },
  skills: { deception: 13, perception: 17, stealth: 8 },
  immunities: ['acid'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '21',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['rend'], times: 3 }],
          replaceable: { by: ['slowing-breath', { spell: 'mind-spike', level: 5 }] },
        },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 15,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d10+8', types: ['slashing'] },
            { dice: '2d8', types: ['acid'] },
          ],
        },
      },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 22,
        target: { area: { shape: 'line', lengthFeet: 90, widthFeet: 10 } },
        failure: { damage: [{ dice: '14d8', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'slowing-breath',
      save: { ability: 'constitution', dc: 22, target: { area: { shape: 'cone', lengthFeet: 90 } }, onSuccess: 'none' },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 21,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'mind-spike', level: 5 },
              { spell: 'minor-illusion' },
              { spell: 'shapechange' },
            ],
          },
          {
            perDay: 1,
            spells: [{ spell: 'greater-restoration' }, { spell: 'major-image' }, { spell: 'project-image' }],
          },
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
        dc: 21,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '9d6', types: ['psychic'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'mind-jolt', oncePerRound: true, casts: { spell: 'mind-spike', level: 5 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
