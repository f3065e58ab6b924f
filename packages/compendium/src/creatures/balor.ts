import type { Creature } from '../creature.ts'

export const balor: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 19,
  initiative: 14,
  hitDice: '23d12+138',
  speeds: { speed: 40, 'fly-speed': 80 },
  scores: { strength: 26, dexterity: 15, constitution: 22, intelligence: 20, wisdom: 16, charisma: 22 },
  saves: { constitution: 12, wisdom: 9 },
  skills: { perception: 9 },
  resistances: ['cold', 'lightning'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['charmed', 'frightened', 'poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '19',
  traits: [
    {
      id: 'death-throes',
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 20,
        target: { area: { shape: 'emanation', radiusFeet: 30 } },
        failure: {
          damage: [
            { dice: '9d6', types: ['fire'] },
            { dice: '9d6', types: ['force'] },
          ],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
    { id: 'fire-aura', inWords: true },
    { id: 'legendary-resistance', perDay: 3, inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['flame-whip'], times: 1 },
            { of: ['lightning-blade'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'flame-whip',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 30,
        hit: {
          damage: [
            { dice: '3d6+8', types: ['force'] },
            { dice: '5d6', types: ['fire'] },
          ],
          riders: [{ largest: 'huge', pullFeet: 25, conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'lightning-blade',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '3d8+8', types: ['force'] },
            { dice: '4d10', types: ['lightning'] },
          ],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'teleport', inWords: true }],
}
