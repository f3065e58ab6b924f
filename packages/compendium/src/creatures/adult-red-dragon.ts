import type { Creature } from '../creature.ts'

export const adultRedDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 19,
  initiative: 12,
  hitDice: '19d12+133',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 27, dexterity: 10, constitution: 25, intelligence: 16, wisdom: 13, charisma: 23 },
  saves: { dexterity: 6, wisdom: 7 },
  skills: { perception: 13, stealth: 6 },
  immunities: ['fire'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '17',
  lair: true,
  traits: [{ id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['rend'], times: 3 }], replaceable: { by: [{ spell: 'scorching-ray' }] } }],
    },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d10+8', types: ['slashing'] },
            { dice: '2d4', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 21,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '17d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 20,
        attackBonus: 12,
        lists: [
          { spells: [{ spell: 'command', level: 2 }, { spell: 'detect-magic' }, { spell: 'scorching-ray' }] },
          { perDay: 1, spells: [{ spell: 'fireball' }] },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'commanding-presence', oncePerRound: true, casts: { spell: 'command', level: 2 }, inWords: true },
    { id: 'fiery-rays', oncePerRound: true, casts: { spell: 'scorching-ray' }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
