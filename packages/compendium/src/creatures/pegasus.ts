import type { Creature } from '../creature.ts'

export const pegasus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'celestial',
  alignment: 'chaotic-good',
  armorClass: 12,
  initiative: 2,
  hitDice: '7d10+21',
  speeds: { speed: 60, 'fly-speed': 90 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 10, wisdom: 15, charisma: 13 },
  saves: { dexterity: 4, constitution: 5, wisdom: 4, charisma: 3 },
  skills: { perception: 6 },
  languages: { understands: ['celestial', 'common', 'elvish', 'sylvan'] },
  challengeRating: '2',
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+4', types: ['bludgeoning'] },
            { dice: '2d4', types: ['radiant'] },
          ],
        },
      },
    },
  ],
}
