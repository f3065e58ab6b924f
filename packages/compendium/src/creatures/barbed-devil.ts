import type { Creature } from '../creature.ts'

export const barbedDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 15,
  initiative: 3,
  hitDice: '13d8+52',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 16, dexterity: 17, constitution: 18, intelligence: 12, wisdom: 14, charisma: 14 },
  saves: { strength: 6, constitution: 7, wisdom: 5, charisma: 5 },
  skills: { deception: 5, insight: 5, perception: 8 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '5',
  traits: [
    { id: 'barbed-hide', inWords: true },
    { id: 'diabolical-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['claws'], times: 1 },
            { of: ['tail'], times: 1 },
          ],
        },
        { steps: [{ of: ['hurl-flame'], times: 2 }] },
      ],
    },
    {
      id: 'claws',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+3', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              conditions: [{ condition: 'grappled', escapeDc: 13 }],
              hold: { limb: 'claw', limbs: 2, all: true },
            },
          ],
        },
      },
    },
    {
      id: 'tail',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '2d10+3', types: ['slashing'] }] } },
    },
    {
      id: 'hurl-flame',
      attack: { kinds: ['ranged'], bonus: 5, rangeFeet: 150, hit: { damage: [{ dice: '5d6', types: ['fire'] }] } },
      inWords: true,
    },
  ],
}
