import type { Creature } from '../creature.ts'

export const cultist: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 1,
  hitDice: '2d8',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 12, constitution: 10, intelligence: 10, wisdom: 11, charisma: 10 },
  saves: { wisdom: 2 },
  skills: { deception: 2, religion: 2 },
  languages: { speaks: ['common'] },
  gear: ['leather-armor', 'sickle'],
  challengeRating: '1/8',
  actions: [
    {
      id: 'ritual-sickle',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+1', types: ['slashing'] },
            { dice: '1', types: ['necrotic'] },
          ],
        },
      },
    },
  ],
}
