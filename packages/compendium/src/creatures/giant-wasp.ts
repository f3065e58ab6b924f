import type { Creature } from '../creature.ts'

export const giantWasp: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 2,
  hitDice: '5d8',
  speeds: { speed: 10, 'fly-speed': 50 },
  scores: { strength: 10, dexterity: 14, constitution: 10, intelligence: 1, wisdom: 10, charisma: 3 },
  challengeRating: '1/2',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    {
      id: 'sting',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '2d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
