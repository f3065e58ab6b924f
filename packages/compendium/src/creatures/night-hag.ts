import type { Creature } from '../creature.ts'

export const nightHag: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'neutral-evil',
  armorClass: 17,
  initiative: 5,
  hitDice: '15d8+45',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 16, wisdom: 14, charisma: 16 },
  skills: { deception: 6, insight: 5, perception: 5, stealth: 5 },
  resistances: ['cold', 'fire'],
  conditionImmunities: ['charmed'],
  senses: { darkvision: 120 },
  languages: { speaks: ['abyssal', 'common', 'infernal', 'primordial'] },
  challengeRating: '5',
  traits: [
    { id: 'coven-magic', inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'soul-bag', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 2 }] }] },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+4', types: ['slashing'] }] } },
    },
    { id: 'nightmare-haunting', perDay: 1, requires: 'soul-bag', casts: { spell: 'dream' }, inWords: true },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'intelligence',
        saveDc: 14,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'etherealness' }, { spell: 'magic-missile', level: 4 }] },
          { perDay: 2, spells: [{ spell: 'phantasmal-killer' }, { spell: 'plane-shift' }] },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
