import type { Creature } from '../creature.ts'

export const adultGreenDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 19,
  initiative: 11,
  hitDice: '18d12+90',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 23, dexterity: 12, constitution: 21, intelligence: 18, wisdom: 15, charisma: 18 },
  saves: { dexterity: 6, wisdom: 7 },
  skills: { deception: 9, perception: 12, persuasion: 9, stealth: 6 },
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '15',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'mind-spike', level: 3 }] } }],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d8+6', types: ['slashing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poison-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 18,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '16d6', types: ['poison'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 17,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'mind-spike', level: 3 }] },
          { perDay: 1, spells: [{ spell: 'geas' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'mind-invasion', casts: { spell: 'mind-spike', level: 3 }, inWords: true },
    {
      id: 'noxious-miasma',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 17,
        target: { area: { shape: 'sphere', radiusFeet: 20 }, withinFeet: 90, seen: true },
        failure: { damage: [{ dice: '2d6', types: ['poison'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
