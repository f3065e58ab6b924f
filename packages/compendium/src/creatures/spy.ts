import type { Creature } from '../creature.ts'

export const spy: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 4,
  hitDice: '6d8',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 10, dexterity: 15, constitution: 10, intelligence: 12, wisdom: 14, charisma: 16 },
  skills: { deception: 5, insight: 4, investigation: 5, perception: 6, 'sleight-of-hand': 4, stealth: 6 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['hand-crossbow', 'shortsword', 'thieves-tools'],
  challengeRating: '1',
  actions: [
    {
      id: 'shortsword',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'hand-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'cunning-action', inWords: true }],
}
