import type { Creature } from '../creature.ts'

export const aboleth: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'aberration',
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 7,
  hitDice: '20d10+40',
  speeds: { speed: 10, 'swim-speed': 40 },
  scores: { strength: 21, dexterity: 9, constitution: 15, intelligence: 18, wisdom: 15, charisma: 18 },
  saves: { dexterity: 3, constitution: 6, intelligence: 8, wisdom: 6 },
  skills: { history: 12, perception: 10 },
  senses: { darkvision: 120 },
  languages: { speaks: ['deep-speech'], telepathyFeet: 120 },
  challengeRating: '10',
  lair: true,
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'eldritch-restoration', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
    {
      id: 'mucus-cloud',
      save: {
        ability: 'constitution',
        dc: 14,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'probing-telepathy', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['tentacle'], times: 2 },
            { of: ['consume-memories', 'dominate-mind'], times: 1, optional: true },
          ],
        },
      ],
    },
    {
      id: 'tentacle',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 15,
        hit: {
          damage: [{ dice: '2d6+5', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'large',
              conditions: [{ condition: 'grappled', escapeDc: 14 }],
              hold: { limb: 'tentacle', limbs: 4 },
            },
          ],
        },
      },
    },
    {
      id: 'consume-memories',
      save: {
        ability: 'intelligence',
        dc: 16,
        target: { creatures: 1, withinFeet: 30, limited: true },
        failure: { damage: [{ dice: '3d6', types: ['psychic'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
    {
      id: 'dominate-mind',
      perDay: 2,
      save: {
        ability: 'wisdom',
        dc: 16,
        target: { creatures: 1, withinFeet: 30, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'charmed' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'lash', makes: { attack: 'tentacle', times: 1 }, inWords: true },
    { id: 'psychic-drain', inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
