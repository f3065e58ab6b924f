import type { Creature } from '../creature.ts'

export const stoneGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'neutral',
  armorClass: 17,
  initiative: 5,
  hitDice: '11d12+55',
  speeds: { speed: 40 },
  scores: { strength: 23, dexterity: 15, constitution: 20, intelligence: 10, wisdom: 12, charisma: 9 },
  saves: { dexterity: 5, constitution: 8, wisdom: 4 },
  skills: { athletics: 12, perception: 4, stealth: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['giant'] },
  challengeRating: '7',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['stone-club', 'boulder'], times: 2 }] }] },
    {
      id: 'stone-club',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 15,
        hit: { damage: [{ dice: '3d10+6', types: ['bludgeoning'] }] },
      },
    },
    {
      id: 'boulder',
      attack: {
        kinds: ['ranged'],
        bonus: 9,
        rangeFeet: 60,
        longRangeFeet: 240,
        hit: {
          damage: [{ dice: '2d8+6', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
  reactions: [
    {
      id: 'deflect-missile',
      recharge: 5,
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: { damage: [{ dice: '1d10+6', types: ['force'] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
