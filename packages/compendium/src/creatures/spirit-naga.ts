import type { Creature } from '../creature.ts'

export const spiritNaga: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  alignment: 'chaotic-evil',
  armorClass: 17,
  initiative: 3,
  hitDice: '18d10+36',
  speeds: { speed: 40 },
  scores: { strength: 18, dexterity: 17, constitution: 14, intelligence: 16, wisdom: 15, charisma: 16 },
  saves: { dexterity: 6, constitution: 5, wisdom: 5, charisma: 6 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal', 'common'] },
  challengeRating: '8',
  traits: [{ id: 'fiendish-restoration', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite', 'necrotic-ray'], times: 3 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d6+4', types: ['piercing'] },
            { dice: '4d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'necrotic-ray',
      attack: { kinds: ['ranged'], bonus: 6, rangeFeet: 60, hit: { damage: [{ dice: '6d6', types: ['necrotic'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['somatic', 'material'],
        ability: 'intelligence',
        saveDc: 14,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'mage-hand' },
              { spell: 'minor-illusion' },
              { spell: 'water-breathing' },
            ],
          },
          {
            perDay: 2,
            spells: [
              { spell: 'detect-thoughts' },
              { spell: 'dimension-door' },
              { spell: 'hold-person', level: 3 },
              { spell: 'lightning-bolt', level: 4 },
            ],
          },
        ],
      },
    },
  ],
}
