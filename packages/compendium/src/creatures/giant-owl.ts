import type { Creature } from '../creature.ts'

export const giantOwl: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 2,
  hitDice: '3d10+3',
  speeds: { speed: 5, 'fly-speed': 60 },
  scores: { strength: 13, dexterity: 15, constitution: 12, intelligence: 10, wisdom: 14, charisma: 10 },
  saves: { wisdom: 4 },
  skills: { perception: 6, stealth: 6 },
  resistances: ['necrotic', 'radiant'],
  senses: { darkvision: 120 },
  languages: { speaks: ['celestial'], understands: ['common', 'elvish', 'sylvan'] },
  challengeRating: '1/4',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    {
      id: 'talons',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d10+2', types: ['slashing'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['verbal', 'somatic', 'material'],
        ability: 'wisdom',
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }, { spell: 'detect-magic' }] },
          { perDay: 1, spells: [{ spell: 'clairvoyance' }] },
        ],
      },
    },
  ],
}
