import type { Creature } from '../creature.ts'

export const troll: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'giant',
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 1,
  hitDice: '9d10+45',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 13, constitution: 20, intelligence: 7, wisdom: 9, charisma: 7 },
  skills: { perception: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['giant'] },
  challengeRating: '5',
  traits: [
    { id: 'loathsome-limbs', perDay: 4, inWords: true },
    { id: 'regeneration', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 10, hit: { damage: [{ dice: '2d6+4', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'charge', inWords: true }],
}
