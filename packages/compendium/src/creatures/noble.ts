import type { Creature } from '../creature.ts'

export const noble: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 15,
  initiative: 1,
  hitDice: '2d8',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 12, constitution: 11, intelligence: 12, wisdom: 14, charisma: 16 },
  skills: { deception: 5, insight: 4, persuasion: 5 },
  languages: { others: 2, speaks: ['common'] },
  gear: ['breastplate', 'rapier'],
  challengeRating: '1/8',
  actions: [
    {
      id: 'rapier',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d8+1', types: ['piercing'] }] } },
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
