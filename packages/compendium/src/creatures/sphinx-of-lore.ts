import type { Creature } from '../creature.ts'

export const sphinxOfLore: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'lawful-neutral',
  armorClass: 17,
  initiative: 10,
  hitDice: '20d10+60',
  speeds: { speed: 40, 'fly-speed': 60 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 18, wisdom: 18, charisma: 18 },
  skills: { arcana: 12, history: 12, perception: 8, religion: 12 },
  resistances: ['necrotic', 'radiant'],
  immunities: ['psychic'],
  conditionImmunities: ['charmed', 'frightened'],
  senses: { truesight: 120 },
  languages: { speaks: ['celestial', 'common'] },
  challengeRating: '11',
  lair: true,
  traits: [
    { id: 'inscrutable', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 3 }] }] },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 8, reachFeet: 5, hit: { damage: [{ dice: '3d6+4', types: ['slashing'] }] } },
    },
    {
      id: 'mind-rending-roar',
      recharge: 5,
      save: {
        ability: 'wisdom',
        dc: 16,
        target: { area: { shape: 'emanation', radiusFeet: 300 }, enemies: true },
        failure: {
          damage: [{ dice: '10d6', types: ['psychic'] }],
          riders: [{ conditions: [{ condition: 'incapacitated', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'intelligence',
        saveDc: 16,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'identify' },
              { spell: 'mage-hand' },
              { spell: 'minor-illusion' },
              { spell: 'prestidigitation' },
            ],
          },
          {
            perDay: 1,
            spells: [
              { spell: 'dispel-magic' },
              { spell: 'legend-lore' },
              { spell: 'locate-object' },
              { spell: 'plane-shift' },
              { spell: 'remove-curse' },
              { spell: 'tongues' },
            ],
          },
        ],
      },
    },
  ],
  legendaryActions: [
    { id: 'arcane-prowl', makes: { attack: 'claw', times: 1 }, inWords: true },
    {
      id: 'weight-of-years',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 16,
        target: { creatures: 1, withinFeet: 120, seen: true },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
