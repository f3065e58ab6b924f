import type { Creature } from '../creature.ts'

export const gibberingMouther: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'aberration',
  alignment: 'chaotic-neutral',
  armorClass: 9,
  initiative: -1,
  hitDice: '7d8+21',
  speeds: { speed: 20, 'swim-speed': 20 },
  scores: { strength: 10, dexterity: 8, constitution: 16, intelligence: 3, wisdom: 10, charisma: 6 },
  conditionImmunities: ['prone'],
  senses: { darkvision: 60 },
  challengeRating: '2',
  traits: [
    { id: 'aberrant-ground', inWords: true },
    { id: 'gibbering', save: { ability: 'wisdom', dc: 10, onSuccess: 'none' }, inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 2,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6', types: ['piercing'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
      inWords: true,
    },
    {
      id: 'blinding-spittle',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 10,
        target: { area: { shape: 'sphere', radiusFeet: 10 }, withinFeet: 30 },
        failure: {
          damage: [{ dice: '2d6', types: ['radiant'] }],
          riders: [{ conditions: [{ condition: 'blinded', until: 'end-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
