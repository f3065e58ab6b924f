import type { Creature } from '../creature.ts'

export const berserker: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 1,
  hitDice: '9d8+27',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 12, constitution: 17, intelligence: 9, wisdom: 11, charisma: 9 },
  languages: { speaks: ['common'] },
  gear: ['greataxe', 'hide-armor'],
  challengeRating: '2',
  traits: [{ id: 'bloodied-frenzy', inWords: true }],
  actions: [
    {
      id: 'greataxe',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d12+3', types: ['slashing'] }] } },
    },
  ],
}
