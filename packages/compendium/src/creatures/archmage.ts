import type { Creature } from '../creature.ts'

export const archmage: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  tags: ['wizard'],
  alignment: 'neutral',
  armorClass: 17,
  initiative: 7,
  hitDice: '31d8+31',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 14, constitution: 12, intelligence: 20, wisdom: 15, charisma: 16 },
  saves: { intelligence: 9, wisdom: 6 },
  skills: { arcana: 13, history: 9, perception: 6 },
  immunities: ['psychic'],
  defencesInWords: true,
  languages: { others: 5, speaks: ['common'] },
  gear: ['wand'],
  challengeRating: '12',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['arcane-burst'], times: 4 }] }] },
    {
      id: 'arcane-burst',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 9,
        reachFeet: 5,
        rangeFeet: 150,
        hit: { damage: [{ dice: '4d10+5', types: ['force'] }] },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'intelligence',
        saveDc: 17,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'detect-thoughts' },
              { spell: 'disguise-self' },
              { spell: 'invisibility' },
              { spell: 'light' },
              { spell: 'mage-armor' },
              { spell: 'mage-hand' },
              { spell: 'prestidigitation' },
            ],
          },
          { perDay: 2, spells: [{ spell: 'fly' }, { spell: 'lightning-bolt', level: 7 }] },
          {
            perDay: 1,
            spells: [
              { spell: 'cone-of-cold', level: 9 },
              { spell: 'mind-blank' },
              { spell: 'scrying' },
              { spell: 'teleport' },
            ],
          },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'misty-step', perDay: 3, casts: { spell: 'misty-step' }, inWords: true }],
  reactions: [{ id: 'protective-magic', perDay: 3, inWords: true }],
}
