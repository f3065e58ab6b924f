import type { Creature } from '../creature.ts'

export const ancientBlackDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 22,
  initiative: 16,
  hitDice: '21d20+147',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 27, dexterity: 14, constitution: 25, intelligence: 16, wisdom: 15, charisma: 22 },
  saves: { dexterity: 9, wisdom: 9 },
  skills: { perception: 16, stealth: 9 },
  immunities: ['acid'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '21',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'acid-arrow', level: 4 }] } }],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 15,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d8+8', types: ['slashing'] },
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
        failure: { damage: [{ dice: '15d8', types: ['acid'] }] },
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
          { spells: [{ spell: 'acid-arrow', level: 4 }, { spell: 'detect-magic' }, { spell: 'fear' }] },
          {
            perDay: 1,
            spells: [{ spell: 'create-undead' }, { spell: 'speak-with-dead' }, { spell: 'vitriolic-sphere', level: 5 }],
          },
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
        dc: 21,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '6d10', types: ['poison'] }] },
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
