import type { Creature } from '../creature.ts'

export const scout: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 2,
  hitDice: '3d8+3',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 14, constitution: 12, intelligence: 11, wisdom: 13, charisma: 11 },
  skills: { nature: 4, perception: 5, stealth: 6, survival: 5 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['leather-armor', 'longbow', 'shortsword'],
  challengeRating: '1/2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['shortsword', 'longbow'], times: 2 }] }] },
    {
      id: 'shortsword',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d6+2', types: ['piercing'] }] } },
    },
    {
      id: 'longbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: { damage: [{ dice: '1d8+2', types: ['piercing'] }] },
      },
    },
  ],
}
