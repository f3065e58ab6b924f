import type { Creature } from '../creature.ts'

export const hornedDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 7,
  hitDice: '19d10+95',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 22, dexterity: 17, constitution: 21, intelligence: 12, wisdom: 16, charisma: 18 },
  saves: { strength: 10, dexterity: 7, wisdom: 7, charisma: 8 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 150 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '11',
  traits: [
    { id: 'diabolical-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        { steps: [{ of: ['searing-fork', 'hurl-flame'], times: 3 }], replaceable: { by: ['infernal-tail'] } },
      ],
    },
    {
      id: 'searing-fork',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d8+6', types: ['piercing'] },
            { dice: '2d8', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'hurl-flame',
      attack: { kinds: ['ranged'], bonus: 8, rangeFeet: 150, hit: { damage: [{ dice: '5d8+4', types: ['fire'] }] } },
      inWords: true,
    },
    {
      id: 'infernal-tail',
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { creatures: 1, withinFeet: 10, seen: true },
        failure: { damage: [{ dice: '1d8+6', types: ['necrotic'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
