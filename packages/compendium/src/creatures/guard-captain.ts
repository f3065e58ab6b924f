import type { Creature } from '../creature.ts'

export const guardCaptain: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 18,
  initiative: 4,
  hitDice: '10d8+30',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 14, constitution: 16, intelligence: 12, wisdom: 14, charisma: 13 },
  skills: { athletics: 6, perception: 4 },
  languages: { speaks: ['common'] },
  gear: ['breastplate', { item: 'javelin', count: 6 }, 'longsword', 'shield'],
  challengeRating: '4',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['javelin', 'longsword'], times: 2 }] }] },
    {
      id: 'javelin',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 6,
        reachFeet: 5,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: { damage: [{ dice: '3d6+4', types: ['piercing'] }] },
      },
    },
    {
      id: 'longsword',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d10+4', types: ['slashing'] }] } },
    },
  ],
}
