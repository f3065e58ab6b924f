import type { Creature } from '../creature.ts'

export const adultBlackDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 19,
  initiative: 12,
  hitDice: '17d12+85',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 23, dexterity: 14, constitution: 21, intelligence: 14, wisdom: 13, charisma: 19 },
  saves: { dexterity: 7, wisdom: 6 },
  skills: { perception: 11, stealth: 7 },
  immunities: ['acid'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '14',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'acid-arrow', level: 3 }] } }],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+6', types: ['slashing'] },
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
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 17,
        attackBonus: 9,
        lists: [
          { spells: [{ spell: 'acid-arrow', level: 3 }, { spell: 'detect-magic' }, { spell: 'fear' }] },
          { perDay: 1, spells: [{ spell: 'speak-with-dead' }, { spell: 'vitriolic-sphere' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    {
      id: 'cloud-of-insects',
      oncePerRound: true,
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '4d10', types: ['poison'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'frightful-presence', oncePerRound: true, casts: { spell: 'fear' }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
