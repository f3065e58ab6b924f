import type { Creature } from '../creature.ts'

export const glabrezu: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 17,
  initiative: 6,
  hitDice: '18d10+90',
  speeds: { speed: 40 },
  scores: { strength: 20, dexterity: 15, constitution: 21, intelligence: 19, wisdom: 17, charisma: 16 },
  saves: { strength: 9, constitution: 9, wisdom: 7, charisma: 7 },
  skills: { deception: 7, perception: 7 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '9',
  traits: [
    { id: 'demonic-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['pincer'], times: 2 },
            { of: ['pummel', 'spellcasting'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'pincer',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d10+5', types: ['slashing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 15 }],
              hold: { limb: 'pincer', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'pummel',
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { creatures: 1, grappled: true },
        failure: { damage: [{ dice: '3d6+5', types: ['bludgeoning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'intelligence',
        saveDc: 16,
        lists: [
          { spells: [{ spell: 'darkness' }, { spell: 'detect-magic' }, { spell: 'dispel-magic' }] },
          { perDay: 1, spells: [{ spell: 'confusion' }, { spell: 'fly' }, { spell: 'power-word-stun' }] },
        ],
      },
    },
  ],
}
