import type { Creature } from '../creature.ts'

export const ancientGreenDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'lawful-evil',
  armorClass: 21,
  initiative: 15,
  hitDice: '23d20+161',
  speeds: { speed: 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 27, dexterity: 12, constitution: 25, intelligence: 20, wisdom: 17, charisma: 22 },
  saves: { dexterity: 8, wisdom: 10 },
  skills: { deception: 13, perception: 17, persuasion: 13, stealth: 8 },
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '22',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'mind-spike', level: 5 }] } }],
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
            { dice: '3d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poison-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 22,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { damage: [{ dice: '22d6', types: ['poison'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 21,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'mind-spike', level: 5 }] },
          { perDay: 1, spells: [{ spell: 'geas' }, { spell: 'modify-memory' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'mind-invasion', casts: { spell: 'mind-spike', level: 5 }, inWords: true },
    {
      id: 'noxious-miasma',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 21,
        target: { area: { shape: 'sphere', radiusFeet: 30 }, withinFeet: 90, seen: true },
        failure: { damage: [{ dice: '5d6', types: ['poison'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
