import type { Creature } from '../creature.ts'

export const adultWhiteDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 10,
  hitDice: '16d12+96',
  speeds: { speed: 40, 'burrow-speed': 30, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 22, dexterity: 10, constitution: 22, intelligence: 8, wisdom: 12, charisma: 12 },
  saves: { dexterity: 5, wisdom: 6 },
  skills: { perception: 11, stealth: 5 },
  immunities: ['cold'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '13',
  lair: true,
  traits: [
    { id: 'ice-walk', inWords: true },
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+6', types: ['slashing'] },
            { dice: '1d8', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 19,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: { damage: [{ dice: '12d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
  ],
  legendaryActions: [
    {
      id: 'freezing-burst',
      oncePerRound: true,
      save: {
        ability: 'constitution',
        dc: 14,
        target: { area: { shape: 'sphere', radiusFeet: 30 }, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '2d6', types: ['cold'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'frightful-presence', oncePerRound: true, casts: { spell: 'fear' }, inWords: true },
    { id: 'pounce', makes: { attack: 'rend', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
