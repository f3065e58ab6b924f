import type { Creature } from '../creature.ts'

export const worg: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fey',
  alignment: 'neutral-evil',
  armorClass: 13,
  initiative: 1,
  hitDice: '4d10+4',
  speeds: { speed: 50 },
  scores: { strength: 16, dexterity: 13, constitution: 13, intelligence: 7, wisdom: 11, charisma: 8 },
  skills: { perception: 4 },
  senses: { darkvision: 60 },
  languages: { speaks: ['goblin', 'worg'] },
  challengeRating: '1/2',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d8+3', types: ['piercing'] }] } },
      inWords: true,
    },
  ],
}
