import type { Creature } from '../creature.ts'

export const dryad: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  alignment: 'neutral',
  armorClass: 16,
  initiative: 1,
  hitDice: '5d8',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 12, constitution: 11, intelligence: 14, wisdom: 15, charisma: 18 },
  skills: { perception: 4, stealth: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['elvish', 'sylvan'] },
  challengeRating: '1',
  traits: [
    { id: 'magic-resistance', inWords: true },
    { id: 'speak-with-beasts-and-plants', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['vine-lash', 'thorn-burst'], times: 1 },
            { of: [{ spell: 'charm-monster' }], times: 1, optional: true },
          ],
        },
      ],
    },
    {
      id: 'vine-lash',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '1d8+4', types: ['slashing'] }] } },
    },
    {
      id: 'thorn-burst',
      attack: { kinds: ['ranged'], bonus: 6, rangeFeet: 60, hit: { damage: [{ dice: '1d6+4', types: ['piercing'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 14,
        lists: [
          { spells: [{ spell: 'animal-friendship' }, { spell: 'charm-monster' }, { spell: 'druidcraft' }] },
          { perDay: 1, spells: [{ spell: 'entangle' }, { spell: 'pass-without-trace' }] },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'tree-stride', inWords: true }],
}
