import type { Creature } from '../creature.ts'

export const sphinxOfWonder: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'celestial',
  alignment: 'lawful-good',
  armorClass: 13,
  initiative: 3,
  hitDice: '7d4+7',
  speeds: { speed: 20, 'fly-speed': 40 },
  scores: { strength: 6, dexterity: 17, constitution: 13, intelligence: 15, wisdom: 12, charisma: 11 },
  skills: { arcana: 4, religion: 4, stealth: 5 },
  resistances: ['necrotic', 'psychic', 'radiant'],
  senses: { darkvision: 60 },
  languages: { speaks: ['celestial', 'common'] },
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
          damage: [
            { dice: '1d4+3', types: ['slashing'] },
            { dice: '2d6', types: ['radiant'] },
          ],
        },
      },
    },
  ],
  reactions: [{ id: 'burst-of-ingenuity', perDay: 2, trigger: true, inWords: true }],
}
