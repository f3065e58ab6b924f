import type { Creature } from '../creature.ts'

export const quasit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 3,
  hitDice: '10d4',
  speeds: { speed: 40 },
  scores: { strength: 5, dexterity: 17, constitution: 10, intelligence: 7, wisdom: 10, charisma: 10 },
  skills: { stealth: 5 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  languages: { speaks: ['abyssal', 'common'] },
  challengeRating: '1',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d4+3', types: ['slashing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    { id: 'invisibility', casts: { spell: 'invisibility' }, inWords: true },
    {
      id: 'scare',
      perDay: 1,
      save: {
        ability: 'wisdom',
        dc: 10,
        target: { creatures: 1, withinFeet: 20 },
        failure: { riders: [{ conditions: [{ condition: 'frightened' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'shape-shift', inWords: true },
  ],
}
