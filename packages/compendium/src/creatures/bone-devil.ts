import type { Creature } from '../creature.ts'

export const boneDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 16,
  initiative: 7,
  hitDice: '17d10+68',
  speeds: { speed: 40, 'fly-speed': 40 },
  scores: { strength: 18, dexterity: 16, constitution: 18, intelligence: 13, wisdom: 14, charisma: 16 },
  saves: { strength: 8, intelligence: 5, wisdom: 6, charisma: 7 },
  skills: { deception: 7, insight: 6 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '9',
  traits: [
    { id: 'diabolical-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['claw'], times: 2 },
            { of: ['infernal-sting'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 8, reachFeet: 10, hit: { damage: [{ dice: '2d8+4', types: ['slashing'] }] } },
    },
    {
      id: 'infernal-sting',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d10+4', types: ['piercing'] },
            { dice: '4d8', types: ['poison'] },
          ],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
      inWords: true,
    },
  ],
}
