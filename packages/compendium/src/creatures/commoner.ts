import type { Creature } from '../creature.ts'

export const commoner: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 10,
  initiative: 0,
  hitDice: '1d8',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
  languages: { speaks: ['common'] },
  gear: ['club'],
  challengeRating: '0',
  traits: [{ id: 'training', inWords: true }],
  actions: [
    {
      id: 'club',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1d4', types: ['bludgeoning'] }] } },
    },
  ],
}
