import type { Creature } from '../creature.ts'

export const greenHag: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  alignment: 'neutral-evil',
  armorClass: 17,
  initiative: 1,
  hitDice: '11d8+33',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 18, dexterity: 12, constitution: 16, intelligence: 13, wisdom: 14, charisma: 14 },
  skills: { arcana: 5, deception: 4, perception: 4, stealth: 3 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'elvish', 'sylvan'] },
  challengeRating: '3',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'coven-magic', inWords: true },
    { id: 'mimicry', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 2 }] }] },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+4', types: ['slashing'] },
            { dice: '1d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'wisdom',
        saveDc: 12,
        attackBonus: 4,
        lists: [
          {
            spells: [
              { spell: 'dancing-lights' },
              { spell: 'disguise-self' },
              { spell: 'invisibility' },
              { spell: 'minor-illusion' },
              { spell: 'ray-of-sickness', level: 3 },
            ],
          },
        ],
      },
      inWords: true,
    },
  ],
}
