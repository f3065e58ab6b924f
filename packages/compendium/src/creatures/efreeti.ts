import type { Creature } from '../creature.ts'

export const efreeti: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  tags: ['genie'],
  alignment: 'neutral',
  armorClass: 17,
  initiative: 1,
  hitDice: '17d10+119',
  speeds: { speed: 40, 'fly-speed': 60 },
  hovers: true,
  scores: { strength: 22, dexterity: 12, constitution: 24, intelligence: 16, wisdom: 15, charisma: 19 },
  saves: { wisdom: 6, charisma: 8 },
  immunities: ['fire'],
  senses: { darkvision: 120 },
  languages: { speaks: ['ignan'] },
  challengeRating: '11',
  traits: [
    { id: 'elemental-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'wishes', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['heated-blade', 'hurl-flame'], times: 3 }] }] },
    {
      id: 'heated-blade',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+6', types: ['slashing'] },
            { dice: '2d12', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'hurl-flame',
      attack: { kinds: ['ranged'], bonus: 8, rangeFeet: 120, hit: { damage: [{ dice: '7d6', types: ['fire'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 16,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'elementalism' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'gaseous-form' },
              { spell: 'invisibility' },
              { spell: 'major-image' },
              { spell: 'plane-shift' },
              { spell: 'tongues' },
              { spell: 'wall-of-fire', level: 7 },
            ],
          },
        ],
      },
    },
  ],
}
