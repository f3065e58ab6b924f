import type { Creature } from '../creature.ts'

export const beardedDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 13,
  initiative: 2,
  hitDice: '9d8+18',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 15, constitution: 15, intelligence: 9, wisdom: 11, charisma: 14 },
  saves: { strength: 5, constitution: 4, charisma: 4 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['frightened', 'poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '3',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['beard'], times: 1 },
            { of: ['infernal-glaive'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'beard',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d8+3', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
      inWords: true,
    },
    {
      id: 'infernal-glaive',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 10, hit: { damage: [{ dice: '1d10+3', types: ['slashing'] }] } },
      save: { ability: 'constitution', dc: 12, onSuccess: 'none', afterHit: true },
      inWords: true,
    },
  ],
}
