import type { Creature } from '../creature.ts'

export const deva: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'celestial',
  tags: ['angel'],
  alignment: 'lawful-good',
  armorClass: 17,
  initiative: 4,
  hitDice: '27d8+108',
  speeds: { speed: 30, 'fly-speed': 90 },
  hovers: true,
  scores: { strength: 18, dexterity: 18, constitution: 18, intelligence: 17, wisdom: 20, charisma: 20 },
  saves: { wisdom: 9, charisma: 9 },
  skills: { insight: 9, perception: 9 },
  resistances: ['radiant'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened'],
  senses: { darkvision: 120 },
  languages: { all: true, telepathyFeet: 120 },
  challengeRating: '10',
  traits: [
    { id: 'exalted-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['holy-mace'], times: 2 }] }] },
    {
      id: 'holy-mace',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+4', types: ['bludgeoning'] },
            { dice: '4d8', types: ['radiant'] },
          ],
        },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 17,
        lists: [
          { spells: [{ spell: 'detect-evil-and-good' }, { spell: 'shapechange' }] },
          { perDay: 1, spells: [{ spell: 'commune' }, { spell: 'raise-dead' }] },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 2, inWords: true }],
}
