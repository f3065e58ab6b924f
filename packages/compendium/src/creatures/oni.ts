import type { Creature } from '../creature.ts'

export const oni: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 0,
  hitDice: '14d10+42',
  speeds: { speed: 30, 'fly-speed': 30 },
  hovers: true,
  scores: { strength: 19, dexterity: 11, constitution: 16, intelligence: 14, wisdom: 12, charisma: 15 },
  saves: { dexterity: 3, constitution: 6, wisdom: 4, charisma: 5 },
  skills: { arcana: 5, deception: 8, perception: 4 },
  resistances: ['cold'],
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'giant'] },
  challengeRating: '7',
  traits: [{ id: 'regeneration', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['claw'], times: 2 }], replaceable: { by: ['spellcasting'] } },
        { steps: [{ of: ['nightmare-ray'], times: 2 }], replaceable: { by: ['spellcasting'] } },
      ],
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d12+4', types: ['slashing'] },
            { dice: '2d8', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'nightmare-ray',
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 60,
        hit: {
          damage: [{ dice: '2d6+2', types: ['psychic'] }],
          riders: [{ conditions: [{ condition: 'frightened', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    { id: 'shape-shift', inWords: true },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 13,
        lists: [
          {
            perDay: 1,
            spells: [
              { spell: 'charm-person', level: 2 },
              { spell: 'darkness' },
              { spell: 'gaseous-form' },
              { spell: 'sleep' },
            ],
          },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'invisibility', casts: { spell: 'invisibility' }, inWords: true }],
}
