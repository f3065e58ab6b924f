import type { Creature } from '../creature.ts'

export const solar: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  tags: ['angel'],
  alignment: 'lawful-good',
  armorClass: 21,
  initiative: 20,
  hitDice: '22d10+176',
  speeds: { speed: 50, 'fly-speed': 150 },
  hovers: true,
  scores: { strength: 26, dexterity: 22, constitution: 26, intelligence: 25, wisdom: 25, charisma: 30 },
  skills: { perception: 14 },
  immunities: ['poison', 'radiant'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'poisoned'],
  senses: { truesight: 120 },
  languages: { all: true, telepathyFeet: 120 },
  challengeRating: '21',
  traits: [
    { id: 'divine-awareness', inWords: true },
    { id: 'exalted-restoration', inWords: true },
    { id: 'legendary-resistance', perDay: 4, inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['flying-sword'], times: 2 }], replaceable: { by: ['slaying-bow'] } }],
    },
    {
      id: 'flying-sword',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 15,
        reachFeet: 10,
        rangeFeet: 120,
        hit: {
          damage: [
            { dice: '4d6+8', types: ['slashing'] },
            { dice: '8d8', types: ['radiant'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'slaying-bow',
      save: { ability: 'dexterity', dc: 21, target: { creatures: 1, withinFeet: 600, seen: true }, onSuccess: 'none' },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 25,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'commune' },
              { spell: 'control-weather' },
              { spell: 'dispel-evil-and-good' },
              { spell: 'resurrection' },
            ],
          },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 3, inWords: true }],
  legendaryActions: [
    {
      id: 'blinding-gaze',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 25,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'blinded', until: { minutes: 1 } }] }] },
        onSuccess: 'none',
      },
    },
    {
      id: 'radiant-teleport',
      save: {
        ability: 'dexterity',
        dc: 25,
        target: { area: { shape: 'emanation', radiusFeet: 10 } },
        failure: { damage: [{ dice: '2d10', types: ['radiant'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
}
