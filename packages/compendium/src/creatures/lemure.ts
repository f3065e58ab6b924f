import type { Creature } from '../creature.ts'

export const lemure: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 9,
  initiative: -3,
  hitDice: '2d8',
  speeds: { speed: 20 },
  scores: { strength: 10, dexterity: 5, constitution: 11, intelligence: 1, wisdom: 11, charisma: 3 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['charmed', 'frightened', 'poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { understands: ['infernal'] },
  challengeRating: '0',
  traits: [{ id: 'hellish-restoration', inWords: true }],
  actions: [
    {
      id: 'vile-slime',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 5, hit: { damage: [{ dice: '1d4', types: ['poison'] }] } },
    },
  ],
}
