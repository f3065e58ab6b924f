import type { Creature } from '../creature.ts'

export const grimlock: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'aberration',
  alignment: 'neutral-evil',
  armorClass: 11,
  initiative: 1,
  hitDice: '2d8+2',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 16, dexterity: 12, constitution: 12, intelligence: 9, wisdom: 8, charisma: 6 },
  skills: { athletics: 5, perception: 3, stealth: 5 },
  senses: { blindsight: 30 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bone-cudgel',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+3', types: ['bludgeoning'] },
            { dice: '1d4', types: ['psychic'] },
          ],
        },
      },
    },
  ],
}
