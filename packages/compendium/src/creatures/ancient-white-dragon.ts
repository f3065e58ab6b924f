import type { Creature } from '../creature.ts'

export const ancientWhiteDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 20,
  initiative: 12,
  hitDice: '18d20+144',
  speeds: { speed: 40, 'burrow-speed': 40, 'fly-speed': 80, 'swim-speed': 40 },
  scores: { strength: 26, dexterity: 10, constitution: 26, intelligence: 10, wisdom: 13, charisma: 18 },
  saves: { dexterity: 6, wisdom: 7 },
  skills: { perception: 13, stealth: 6 },
  immunities: ['cold'],
  senses: { blindsight: 60, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '20',
  lair: true,
  traits: [
    { id: 'ice-walk', inWords: true },
    { id: 'legendary-resistance', perDay: 4, perDayInLair: 5, inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 15,
        hit: {
          damage: [
            { dice: '2d8+8', types: ['slashing'] },
            { dice: '2d6', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 22,
        target: { area: { shape: 'cone', lengthFeet: 90 } },
        failure: { damage: [{ dice: '14d8', types: ['cold'] }] },
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
        dc: 20,
        target: { area: { shape: 'sphere', radiusFeet: 30 }, withinFeet: 120, seen: true },
        failure: { damage: [{ dice: '4d6', types: ['cold'] }] },
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
