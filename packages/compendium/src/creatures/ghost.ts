import type { Creature } from '../creature.ts'

export const ghost: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'neutral',
  armorClass: 11,
  initiative: 1,
  hitDice: '10d8',
  speeds: { speed: 5, 'fly-speed': 40 },
  hovers: true,
  scores: { strength: 7, dexterity: 13, constitution: 10, intelligence: 10, wisdom: 12, charisma: 17 },
  resistances: ['acid', 'bludgeoning', 'cold', 'fire', 'lightning', 'piercing', 'slashing', 'thunder'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: [
    'charmed',
    'exhaustion',
    'frightened',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
  ],
  senses: { darkvision: 60 },
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '4',
  traits: [
    { id: 'ethereal-sight', inWords: true },
    { id: 'incorporeal-movement', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['withering-touch'], times: 2 }] }] },
    {
      id: 'withering-touch',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '3d10+3', types: ['necrotic'] }] } },
    },
    { id: 'etherealness', casts: { spell: 'etherealness' }, inWords: true },
    {
      id: 'horrific-visage',
      save: {
        ability: 'wisdom',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 60 } },
        failure: {
          damage: [{ dice: '2d6+3', types: ['psychic'] }],
          riders: [{ conditions: [{ condition: 'frightened', until: 'start-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
    {
      id: 'possession',
      recharge: 6,
      save: {
        ability: 'charisma',
        dc: 13,
        target: { creatures: 1, withinFeet: 5, seen: true, limited: true },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
