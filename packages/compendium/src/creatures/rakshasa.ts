import type { Creature } from '../creature.ts'

export const rakshasa: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 8,
  hitDice: '26d8+104',
  speeds: { speed: 40 },
  scores: { strength: 14, dexterity: 17, constitution: 18, intelligence: 13, wisdom: 16, charisma: 20 },
  skills: { deception: 10, insight: 8, perception: 8 },
  conditionImmunities: ['charmed', 'frightened'],
  defencesInWords: true,
  senses: { truesight: 60 },
  languages: { speaks: ['common', 'infernal'] },
  challengeRating: '13',
  traits: [
    { id: 'greater-magic-resistance', inWords: true },
    { id: 'fiendish-restoration', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['cursed-touch'], times: 3 }] }] },
    {
      id: 'cursed-touch',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+5', types: ['slashing'] },
            { dice: '3d12', types: ['necrotic'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'baleful-command',
      recharge: 5,
      save: {
        ability: 'wisdom',
        dc: 18,
        target: { area: { shape: 'emanation', radiusFeet: 30 }, enemies: true },
        failure: {
          damage: [{ dice: '8d6', types: ['psychic'] }],
          riders: [
            {
              conditions: [
                { condition: 'frightened', until: 'start-of-its-next-turn' },
                { condition: 'incapacitated', until: 'start-of-its-next-turn' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 18,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'detect-thoughts' },
              { spell: 'disguise-self' },
              { spell: 'mage-hand' },
              { spell: 'minor-illusion' },
            ],
          },
          {
            perDay: 1,
            spells: [{ spell: 'fly' }, { spell: 'invisibility' }, { spell: 'major-image' }, { spell: 'plane-shift' }],
          },
        ],
      },
    },
  ],
}
