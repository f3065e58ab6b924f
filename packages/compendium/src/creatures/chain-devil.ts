import type { Creature } from '../creature.ts'

export const chainDevil: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 15,
  initiative: 5,
  hitDice: '10d8+40',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 15, constitution: 18, intelligence: 11, wisdom: 12, charisma: 14 },
  saves: { constitution: 7, wisdom: 4 },
  resistances: ['bludgeoning', 'cold', 'piercing', 'slashing'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  seesInMagicalDarkness: true,
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '8',
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
            { of: ['chain'], times: 2 },
            { of: ['conjure-infernal-chain'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'chain',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d6+4', types: ['slashing'] }],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
              hold: { limb: 'chain', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'conjure-infernal-chain',
      save: {
        ability: 'dexterity',
        dc: 15,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: {
          damage: [{ dice: '2d4+4', types: ['fire'] }],
          riders: [
            { conditions: [{ condition: 'restrained', until: 'end-of-its-next-turn' }] },
            { largest: 'large', pullFeet: 30 },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  reactions: [
    {
      id: 'unnerving-gaze',
      trigger: true,
      save: {
        ability: 'wisdom',
        dc: 15,
        target: { creatures: 1 },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'end-of-targets-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
