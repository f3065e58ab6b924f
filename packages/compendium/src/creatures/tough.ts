import type { Creature } from '../creature.ts'

export const tough: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 1,
  hitDice: '5d8+10',
  speeds: { speed: 30 },
  scores: { strength: 15, dexterity: 12, constitution: 14, intelligence: 10, wisdom: 10, charisma: 11 },
  languages: { speaks: ['common'] },
  gear: ['heavy-crossbow', 'leather-armor', 'mace'],
  challengeRating: '1/2',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'mace',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d6+2', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'heavy-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 3,
        rangeFeet: 100,
        longRangeFeet: 400,
        hit: { damage: [{ dice: '1d10+1', types: ['piercing'] }] },
      },
    },
  ],
}
