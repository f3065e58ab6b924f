import type { Creature } from '../creature.ts'

export const bandit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 1,
  hitDice: '2d8+2',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 12, constitution: 12, intelligence: 10, wisdom: 10, charisma: 10 },
  languages: { speaks: ['common', 'thieves-cant'] },
  gear: ['leather-armor', 'light-crossbow', 'scimitar'],
  challengeRating: '1/8',
  actions: [
    {
      id: 'scimitar',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d6+1', types: ['slashing'] }] } },
    },
    {
      id: 'light-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 3,
        rangeFeet: 80,
        longRangeFeet: 320,
        hit: { damage: [{ dice: '1d8+1', types: ['piercing'] }] },
      },
    },
  ],
}
