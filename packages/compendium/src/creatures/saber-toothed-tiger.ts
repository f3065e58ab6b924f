import type { Creature } from '../creature.ts'

export const saberToothedTiger: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '7d10+14',
  speeds: { speed: 40 },
  scores: { strength: 18, dexterity: 17, constitution: 15, intelligence: 3, wisdom: 12, charisma: 8 },
  saves: { strength: 6, dexterity: 5 },
  skills: { perception: 5, stealth: 7 },
  senses: { darkvision: 60 },
  challengeRating: '2',
  traits: [{ id: 'running-leap', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }] }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d6+4', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'nimble-escape', inWords: true }],
}
