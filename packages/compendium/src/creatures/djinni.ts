import type { Creature } from '../creature.ts'

export const djinni: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  tags: ['genie'],
  alignment: 'neutral',
  armorClass: 17,
  initiative: 2,
  hitDice: '19d10+114',
  speeds: { speed: 30, 'fly-speed': 90 },
  hovers: true,
  scores: { strength: 21, dexterity: 15, constitution: 22, intelligence: 15, wisdom: 16, charisma: 20 },
  saves: { dexterity: 6, wisdom: 7 },
  immunities: ['lightning', 'thunder'],
  senses: { darkvision: 120 },
  languages: { speaks: ['auran'] },
  challengeRating: '11',
  traits: [
    { id: 'elemental-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'wishes', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['storm-blade', 'storm-bolt'], times: 3 }] }] },
    {
      id: 'storm-blade',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+5', types: ['slashing'] },
            { dice: '2d6', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'storm-bolt',
      attack: {
        kinds: ['ranged'],
        bonus: 9,
        rangeFeet: 120,
        hit: {
          damage: [{ dice: '3d8', types: ['thunder'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'create-whirlwind',
      save: {
        ability: 'strength',
        dc: 17,
        target: { area: { shape: 'cylinder', radiusFeet: 20, heightFeet: 60 }, withinFeet: 120, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'restrained' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 17,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }, { spell: 'detect-magic' }] },
          { perDay: 2, spells: [{ spell: 'create-food-and-water' }, { spell: 'tongues' }, { spell: 'wind-walk' }] },
          {
            perDay: 1,
            spells: [
              { spell: 'creation' },
              { spell: 'gaseous-form' },
              { spell: 'invisibility' },
              { spell: 'major-image' },
              { spell: 'plane-shift' },
            ],
          },
        ],
      },
      inWords: true,
    },
  ],
}
