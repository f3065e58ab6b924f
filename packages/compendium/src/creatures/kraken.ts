import type { Creature } from '../creature.ts'

export const kraken: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'monstrosity',
  tags: ['titan'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 14,
  hitDice: '26d20+208',
  speeds: { speed: 30, 'swim-speed': 120 },
  scores: { strength: 30, dexterity: 11, constitution: 26, intelligence: 22, wisdom: 18, charisma: 20 },
  saves: { strength: 17, dexterity: 7, constitution: 15, wisdom: 11 },
  skills: { history: 13, perception: 11 },
  immunities: ['cold', 'lightning'],
  conditionImmunities: ['frightened', 'grappled', 'paralyzed', 'restrained'],
  senses: { truesight: 120 },
  languages: { understands: ['abyssal', 'celestial', 'infernal', 'primordial'], telepathyFeet: 120 },
  challengeRating: '23',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
    { id: 'siege-monster', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['tentacle'], times: 2 },
            { of: ['fling', 'lightning-strike', 'swallow'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'tentacle',
      attack: {
        kinds: ['melee'],
        bonus: 17,
        reachFeet: 30,
        hit: {
          damage: [{ dice: '4d6+10', types: ['bludgeoning'] }],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 20 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
              hold: { limb: 'tentacle', limbs: 10 },
            },
          ],
        },
      },
    },
    {
      id: 'fling',
      save: {
        ability: 'dexterity',
        dc: 25,
        failure: {
          damage: [{ dice: '4d8', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
    {
      id: 'lightning-strike',
      save: {
        ability: 'dexterity',
        dc: 23,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '6d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'swallow',
      save: {
        ability: 'dexterity',
        dc: 25,
        target: { creatures: 1, grappled: true },
        failure: { damage: [{ dice: '3d8+10', types: ['piercing'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'storm-bolt', inWords: true },
    {
      id: 'toxic-ink',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 23,
        target: { area: { shape: 'emanation', radiusFeet: 15 } },
        failure: {
          riders: [
            {
              conditions: [
                { condition: 'blinded', until: 'end-of-its-next-turn' },
                { condition: 'poisoned', until: 'end-of-its-next-turn' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
