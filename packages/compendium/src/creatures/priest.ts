import type { Creature } from '../creature.ts'

export const priest: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  tags: ['cleric'],
  alignment: 'neutral',
  armorClass: 13,
  initiative: 0,
  hitDice: '7d8+7',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 10, constitution: 12, intelligence: 13, wisdom: 16, charisma: 13 },
  skills: { medicine: 7, perception: 5, religion: 5 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['chain-shirt', 'holy-symbol', 'mace'],
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['mace', 'radiant-flame'], times: 2 }] }] },
    {
      id: 'mace',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+3', types: ['bludgeoning'] },
            { dice: '2d4', types: ['radiant'] },
          ],
        },
      },
    },
    {
      id: 'radiant-flame',
      attack: { kinds: ['ranged'], bonus: 5, rangeFeet: 60, hit: { damage: [{ dice: '2d10', types: ['radiant'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'wisdom',
        saveDc: 13,
        lists: [
          { spells: [{ spell: 'light' }, { spell: 'thaumaturgy' }] },
          { perDay: 1, spells: [{ spell: 'spirit-guardians' }] },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 3, inWords: true }],
}
