import type { Creature } from '../creature.ts'

export const adultBlueDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 19,
  initiative: 10,
  hitDice: '17d12+102',
  speeds: { speed: 40, 'burrow-speed': 30, 'fly-speed': 80 },
  scores: { strength: 25, dexterity: 10, constitution: 23, intelligence: 16, wisdom: 15, charisma: 20 },
  saves: { dexterity: 5, wisdom: 7 },
  skills: { perception: 12, stealth: 5 },
  immunities: ['lightning'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '16',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'shatter' }] } }],
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
        failure: { damage: [{ dice: '11d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 18,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'invisibility' },
              { spell: 'mage-hand' },
              { spell: 'shatter' },
            ],
          },
          { perDay: 1, spells: [{ spell: 'scrying' }, { spell: 'sending' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'cloaked-flight', oncePerRound: true, casts: { spell: 'invisibility' }, inWords: true },
    { id: 'sonic-boom', oncePerRound: true, casts: { spell: 'shatter' }, inWords: true },
    { id: 'tail-swipe', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
