import type { Creature } from '../creature.ts'

export const chuul: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'aberration',
  alignment: 'chaotic-evil',
  armorClass: 16,
  initiative: 0,
  hitDice: '9d10+27',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 19, dexterity: 10, constitution: 16, intelligence: 5, wisdom: 11, charisma: 5 },
  skills: { perception: 4 },
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 60 },
  languages: { understands: ['deep-speech'] },
  challengeRating: '4',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'sense-magic', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['pincer'], times: 2 },
            { of: ['paralyzing-tentacles'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'pincer',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '1d10+4', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'large',
              conditions: [{ condition: 'grappled', escapeDc: 14 }],
              hold: { limb: 'pincer', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'paralyzing-tentacles',
      save: {
        ability: 'constitution',
        dc: 13,
        target: { creatures: 1, grappled: true },
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
