import type { Creature } from '../creature.ts'

export const priestAcolyte: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  tags: ['cleric'],
  alignment: 'neutral',
  armorClass: 13,
  initiative: 0,
  hitDice: '2d8+2',
  speeds: { speed: 30 },
  scores: { strength: 14, dexterity: 10, constitution: 12, intelligence: 10, wisdom: 14, charisma: 11 },
  skills: { medicine: 4, religion: 2 },
  languages: { speaks: ['common'] },
  gear: ['chain-shirt', 'holy-symbol', 'mace'],
  challengeRating: '1/4',
  actions: [
    {
      id: 'mace',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['bludgeoning'] },
            { dice: '1d4', types: ['radiant'] },
          ],
        },
      },
    },
    {
      id: 'radiant-flame',
      attack: { kinds: ['ranged'], bonus: 4, rangeFeet: 60, hit: { damage: [{ dice: '2d6', types: ['radiant'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: { ability: 'wisdom', lists: [{ spells: [{ spell: 'light' }, { spell: 'thaumaturgy' }] }] },
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 1, inWords: true }],
}
