import type { Creature } from '../creature.ts'

export const unicorn: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'lawful-good',
  armorClass: 12,
  initiative: 8,
  hitDice: '13d10+26',
  speeds: { speed: 50 },
  scores: { strength: 18, dexterity: 14, constitution: 15, intelligence: 11, wisdom: 17, charisma: 16 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'paralyzed', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['celestial', 'elvish', 'sylvan'], telepathyFeet: 120 },
  challengeRating: '5',
  traits: [
    { id: 'legendary-resistance', perDay: 3, inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['hooves'], times: 1 },
            { of: ['radiant-horn'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d6+4', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'radiant-horn',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '1d10+4', types: ['radiant'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['verbal', 'somatic', 'material'],
        ability: 'charisma',
        saveDc: 14,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }, { spell: 'druidcraft' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'calm-emotions' },
              { spell: 'dispel-evil-and-good' },
              { spell: 'entangle' },
              { spell: 'pass-without-trace' },
              { spell: 'word-of-recall' },
            ],
          },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'unicorns-blessing', perDay: 3, inWords: true }],
  legendaryActions: [
    { id: 'charging-horn', makes: { attack: 'radiant-horn', times: 1 }, inWords: true },
    { id: 'shimmering-shield', oncePerRound: true, inWords: true },
  ],
  legendaryUses: 3,
}
