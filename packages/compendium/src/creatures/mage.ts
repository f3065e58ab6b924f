import type { Creature } from '../creature.ts'

export const mage: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  tags: ['wizard'],
  alignment: 'neutral',
  armorClass: 15,
  initiative: 2,
  hitDice: '18d8',
  speeds: { speed: 30 },
  scores: { strength: 9, dexterity: 14, constitution: 11, intelligence: 17, wisdom: 12, charisma: 11 },
  saves: { intelligence: 6, wisdom: 4 },
  skills: { arcana: 6, history: 6, perception: 4 },
  languages: { others: 3, speaks: ['common'] },
  gear: ['wand'],
  challengeRating: '6',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['arcane-burst'], times: 3 }] }] },
    {
      id: 'arcane-burst',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 6,
        reachFeet: 5,
        rangeFeet: 120,
        hit: { damage: [{ dice: '3d8+3', types: ['force'] }] },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'intelligence',
        saveDc: 14,
        lists: [
          {
            spells: [
              { spell: 'detect-magic' },
              { spell: 'light' },
              { spell: 'mage-armor' },
              { spell: 'mage-hand' },
              { spell: 'prestidigitation' },
            ],
          },
          { perDay: 2, spells: [{ spell: 'fireball', level: 4 }, { spell: 'invisibility' }] },
          { perDay: 1, spells: [{ spell: 'cone-of-cold' }, { spell: 'fly' }] },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'misty-step', perDay: 3, casts: { spell: 'misty-step' }, inWords: true }],
  reactions: [{ id: 'protective-magic', perDay: 3, inWords: true }],
}
