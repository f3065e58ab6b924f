import type { Creature } from '../creature.ts'

export const bugbearStalker: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '10d8+20',
  speeds: { speed: 30 },
  scores: { strength: 17, dexterity: 14, constitution: 14, intelligence: 11, wisdom: 12, charisma: 11 },
  saves: { constitution: 4, wisdom: 3 },
  skills: { stealth: 6, survival: 3 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['chain-shirt', { item: 'javelin', count: 6 }, 'morningstar'],
  challengeRating: '3',
  traits: [{ id: 'abduct', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['javelin'], times: 2 }] }, { steps: [{ of: ['morningstar'], times: 2 }] }],
    },
    {
      id: 'javelin',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 5,
        reachFeet: 10,
        rangeFeet: 30,
        longRangeFeet: 120,
        hit: { damage: [{ dice: '3d6+3', types: ['piercing'] }] },
      },
    },
    {
      id: 'morningstar',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 10,
        advantageWhen: 'target-grappled',
        hit: { damage: [{ dice: '2d8+3', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [
    {
      id: 'quick-grapple',
      save: {
        ability: 'dexterity',
        dc: 13,
        target: { creatures: 1, largest: 'medium', withinFeet: 10, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'grappled', escapeDc: 13 }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
