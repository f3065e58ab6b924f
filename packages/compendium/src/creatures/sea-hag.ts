import type { Creature } from '../creature.ts'

export const seaHag: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  alignment: 'chaotic-evil',
  armorClass: 14,
  initiative: 1,
  hitDice: '7d8+21',
  speeds: { speed: 30, 'swim-speed': 40 },
  scores: { strength: 16, dexterity: 13, constitution: 16, intelligence: 12, wisdom: 12, charisma: 13 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'giant', 'aquan'] },
  challengeRating: '2',
  traits: [
    { id: 'amphibious', inWords: true },
    { id: 'coven-magic', inWords: true },
    {
      id: 'vile-appearance',
      save: {
        ability: 'wisdom',
        dc: 11,
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'start-of-targets-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'death-glare',
      recharge: 5,
      save: {
        ability: 'wisdom',
        dc: 11,
        target: { creatures: 1, withinFeet: 30, seen: true, having: 'frightened' },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'illusory-appearance', casts: { spell: 'disguise-self' }, inWords: true },
  ],
}
