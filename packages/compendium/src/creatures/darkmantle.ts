import type { Creature } from '../creature.ts'

export const darkmantle: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'aberration',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 3,
  hitDice: '5d6+5',
  speeds: { speed: 10, 'fly-speed': 30 },
  scores: { strength: 16, dexterity: 12, constitution: 13, intelligence: 2, wisdom: 10, charisma: 5 },
  skills: { stealth: 3 },
  senses: { blindsight: 60 },
  challengeRating: '1/2',
  actions: [
    {
      id: 'crush',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d6+3', types: ['bludgeoning'] }] },
      },
      inWords: true,
    },
    { id: 'darkness-aura', perDay: 1, inWords: true },
  ],
}
