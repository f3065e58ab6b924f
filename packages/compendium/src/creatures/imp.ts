import type { Creature } from '../creature.ts'

export const imp: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 13,
  initiative: 3,
  hitDice: '6d4+6',
  speeds: { speed: 20, 'fly-speed': 40 },
  scores: { strength: 6, dexterity: 17, constitution: 13, intelligence: 11, wisdom: 12, charisma: 14 },
  skills: { deception: 4, insight: 3, stealth: 5 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['common', 'infernal'] },
  challengeRating: '1',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    {
      id: 'sting',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+3', types: ['piercing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
    { id: 'invisibility', casts: { spell: 'invisibility' }, inWords: true },
    { id: 'shape-shift', inWords: true },
  ],
}
