import type { Creature } from '../creature.ts'

export const ancientBlueDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 22,
  initiative: 14,
  hitDice: '26d20+208',
  speeds: { speed: 40, 'burrow-speed': 40, 'fly-speed': 80 },
  scores: { strength: 29, dexterity: 10, constitution: 27, intelligence: 18, wisdom: 17, charisma: 25 },
  saves: { dexterity: 7, wisdom: 10 },
  skills: { perception: 17, stealth: 7 },
  immunities: ['lightning'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '23',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'shatter', level: 3 }] } }],
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
            { dice: '2d10', types: ['lightning'] },
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
        failure: { damage: [{ dice: '16d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 22,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'invisibility' },
              { spell: 'mage-hand' },
              { spell: 'shatter', level: 3 },
            ],
          },
          { perDay: 1, spells: [{ spell: 'scrying' }, { spell: 'sending' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'cloaked-flight', oncePerRound: true, casts: { spell: 'invisibility' }, inWords: true },
    { id: 'sonic-boom', oncePerRound: true, casts: { spell: 'shatter', level: 3 }, inWords: true },
    { id: 'tail-swipe', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
