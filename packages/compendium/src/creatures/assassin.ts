import type { Creature } from '../creature.ts'

export const assassin: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 16,
  initiative: 10,
  hitDice: '15d8+30',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 18, constitution: 14, intelligence: 16, wisdom: 11, charisma: 10 },
  saves: { dexterity: 7, intelligence: 6 },
  skills: { acrobatics: 7, perception: 6, stealth: 10 },
  resistances: ['poison'],
  languages: { speaks: ['common', 'thieves-cant'] },
  gear: ['light-crossbow', 'shortsword', 'studded-leather-armor'],
  challengeRating: '8',
  traits: [{ id: 'evasion', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['shortsword', 'light-crossbow'], times: 3 }] }] },
    {
      id: 'shortsword',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+4', types: ['piercing'] },
            { dice: '5d6', types: ['poison'] },
          ],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'light-crossbow',
      attack: {
        kinds: ['ranged'],
        bonus: 7,
        rangeFeet: 80,
        longRangeFeet: 320,
        hit: {
          damage: [
            { dice: '1d8+4', types: ['piercing'] },
            { dice: '6d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'cunning-action', inWords: true }],
}
