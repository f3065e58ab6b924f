import type { Creature } from '../creature.ts'

export const hippogriff: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '4d10+4',
  speeds: { speed: 40, 'fly-speed': 60 },
  scores: { strength: 17, dexterity: 13, constitution: 13, intelligence: 2, wisdom: 12, charisma: 8 },
  skills: { perception: 5 },
  challengeRating: '1',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d8+3', types: ['slashing'] }] } },
    },
  ],
}
