import type { Creature } from '../creature.ts'

export const lich: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  tags: ['wizard'],
  alignment: 'neutral-evil',
  armorClass: 20,
  initiative: 17,
  hitDice: '42d8+126',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 16, constitution: 16, intelligence: 21, wisdom: 14, charisma: 16 },
  saves: { dexterity: 10, constitution: 10, intelligence: 12, wisdom: 9 },
  skills: { arcana: 19, history: 12, insight: 9, perception: 9 },
  resistances: ['cold', 'lightning'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
  senses: { truesight: 120 },
  languages: { all: true },
  gear: ['component-pouch'],
  challengeRating: '21',
  lair: true,
  traits: [
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
    { id: 'spirit-jar', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['eldritch-burst', 'paralyzing-touch'], times: 3 }] }] },
    {
      id: 'eldritch-burst',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 12,
        reachFeet: 5,
        rangeFeet: 120,
        hit: { damage: [{ dice: '4d12+5', types: ['force'] }] },
      },
    },
    {
      id: 'paralyzing-touch',
      attack: {
        kinds: ['melee'],
        bonus: 12,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '3d6+5', types: ['cold'] }],
          riders: [{ conditions: [{ condition: 'paralyzed', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'intelligence',
        saveDc: 20,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'detect-thoughts' },
              { spell: 'dispel-magic' },
              { spell: 'fireball', level: 5 },
              { spell: 'invisibility' },
              { spell: 'lightning-bolt', level: 5 },
              { spell: 'mage-hand' },
              { spell: 'prestidigitation' },
            ],
          },
          { perDay: 2, spells: [{ spell: 'animate-dead' }, { spell: 'dimension-door' }, { spell: 'plane-shift' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'chain-lightning' },
              { spell: 'finger-of-death' },
              { spell: 'power-word-kill' },
              { spell: 'scrying' },
            ],
          },
        ],
      },
    },
  ],
  reactions: [{ id: 'protective-magic', inWords: true }],
  legendaryActions: [
    { id: 'deathly-teleport', inWords: true },
    {
      id: 'disrupt-life',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 20,
        target: { area: { shape: 'emanation', radiusFeet: 20 } },
        failure: { damage: [{ dice: '9d6', types: ['necrotic'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
    { id: 'frightening-gaze', oncePerRound: true, casts: { spell: 'fear' }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
