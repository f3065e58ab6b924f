import type { Creature } from '../creature.ts'

export const giantEagle: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'neutral-good',
  armorClass: 13,
  initiative: 3,
  hitDice: '4d10+4',
  speeds: { speed: 10, 'fly-speed': 80 },
  scores: { strength: 16, dexterity: 17, constitution: 13, intelligence: 8, wisdom: 14, charisma: 10 },
  skills: { perception: 6 },
  resistances: ['necrotic', 'radiant'],
  languages: { speaks: ['celestial'], understands: ['common', 'auran'] },
  challengeRating: '1',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+3', types: ['slashing'] },
            { dice: '1d6', types: ['radiant'] },
          ],
        },
      },
    },
  ],
}
