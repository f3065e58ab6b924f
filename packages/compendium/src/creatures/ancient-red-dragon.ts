import type { Creature } from '../creature.ts'

export const ancientRedDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 22,
  initiative: 14,
  hitDice: '26d20+234',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 30, dexterity: 10, constitution: 29, intelligence: 18, wisdom: 15, charisma: 27 },
  saves: { dexterity: 7, wisdom: 9 },
  skills: { perception: 16, stealth: 7 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '24',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'scorching-ray', level: 3 }] } },
      ],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 17,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d8+10', types: ['slashing'] },
            { dice: '3d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 24,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { damage: [{ dice: '26d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 23,
        attackBonus: 15,
        lists: [
          { spells: [{ spell: 'command', level: 2 }, { spell: 'detect-magic' }, { spell: 'scorching-ray', level: 3 }] },
          { perDay: 1, spells: [{ spell: 'fireball', level: 6 }, { spell: 'scrying' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'commanding-presence', oncePerRound: true, casts: { spell: 'command', level: 2 }, inWords: true },
    { id: 'fiery-rays', oncePerRound: true, casts: { spell: 'scorching-ray', level: 3 }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
