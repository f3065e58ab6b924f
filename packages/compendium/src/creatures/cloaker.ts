import type { Creature } from '../creature.ts'

export const cloaker: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'aberration',
  alignment: 'chaotic-neutral',
  armorClass: 14,
  initiative: 5,
  hitDice: '14d10+14',
  speeds: { speed: 10, 'fly-speed': 40 },
  scores: { strength: 17, dexterity: 15, constitution: 12, intelligence: 13, wisdom: 14, charisma: 7 },
  skills: { stealth: 5 },
  conditionImmunities: ['frightened'],
  senses: { darkvision: 120 },
  languages: { speaks: ['deep-speech', 'undercommon'] },
  challengeRating: '8',
  traits: [{ id: 'light-sensitivity', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['attach'], times: 1 },
            { of: ['tail'], times: 2 },
          ],
        },
      ],
    },
    {
      id: 'attach',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '3d6+3', types: ['piercing'] }] } },
      inWords: true,
    },
    {
      id: 'tail',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '1d10+3', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [
    {
      id: 'moan',
      save: {
        ability: 'wisdom',
        dc: 13,
        target: { area: { shape: 'emanation', radiusFeet: 60 } },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'end-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'phantasms', recharge: 'short-or-long-rest', casts: { spell: 'mirror-image' }, inWords: true },
  ],
}
