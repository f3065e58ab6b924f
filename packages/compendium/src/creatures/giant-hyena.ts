import type { Creature } from '../creature.ts'

export const giantHyena: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '6d10+12',
  speeds: { speed: 50 },
  scores: { strength: 16, dexterity: 14, constitution: 14, intelligence: 2, wisdom: 12, charisma: 7 },
  skills: { perception: 3 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['piercing'] }] } },
    },
  ],
  bonusActions: [{ id: 'rampage', perDay: 1, makes: { attack: 'bite', times: 1 }, inWords: true }],
}
