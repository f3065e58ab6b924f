import type { Creature } from '../creature.ts'

export const planetar: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  tags: ['angel'],
  alignment: 'lawful-good',
  armorClass: 19,
  initiative: 10,
  hitDice: '21d10+147',
  speeds: { speed: 40, 'fly-speed': 120 },
  hovers: true,
  scores: { strength: 24, dexterity: 20, constitution: 24, intelligence: 19, wisdom: 22, charisma: 25 },
  saves: { strength: 12, constitution: 12, wisdom: 11, charisma: 12 },
  skills: { perception: 11 },
  resistances: ['radiant'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened'],
  senses: { truesight: 120 },
  languages: { all: true, telepathyFeet: 120 },
  challengeRating: '16',
  traits: [
    { id: 'divine-awareness', inWords: true },
    { id: 'exalted-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['radiant-sword'], times: 3 }] }, { steps: [{ of: ['holy-burst'], times: 2 }] }],
    },
    {
      id: 'radiant-sword',
      attack: {
        kinds: ['melee'],
        bonus: 12,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+7', types: ['slashing'] },
            { dice: '4d8', types: ['radiant'] },
          ],
        },
      },
    },
    {
      id: 'holy-burst',
      save: {
        ability: 'dexterity',
        dc: 20,
        target: { area: { shape: 'sphere', radiusFeet: 20 }, enemies: true, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '7d6', types: ['radiant'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 20,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'commune' },
              { spell: 'control-weather' },
              { spell: 'dispel-evil-and-good' },
              { spell: 'raise-dead' },
            ],
          },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 2, inWords: true }],
}
