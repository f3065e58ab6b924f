import type { Creature } from '../creature.ts'

export const tarrasque: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['gargantuan'],
  type: 'monstrosity',
  tags: ['titan'],
  alignment: 'unaligned',
  armorClass: 25,
  initiative: 18,
  hitDice: '34d20+340',
  speeds: { speed: 60, 'burrow-speed': 40, 'climb-speed': 60 },
  scores: { strength: 30, dexterity: 11, constitution: 30, intelligence: 3, wisdom: 11, charisma: 11 },
  saves: { dexterity: 9, intelligence: 5, wisdom: 9, charisma: 9 },
  skills: { perception: 9 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['charmed', 'deafened', 'frightened', 'paralyzed', 'poisoned'],
  senses: { blindsight: 120 },
  challengeRating: '30',
  traits: [
    { id: 'legendary-resistance', perDay: 6, inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'reflective-carapace', inWords: true },
    { id: 'siege-monster', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['claw', 'tail'], times: 3 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 19,
        reachFeet: 15,
        hit: {
          damage: [{ dice: '4d12+10', types: ['piercing'] }],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 20 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 19,
        reachFeet: 15,
        hit: { damage: [{ dice: '4d8+10', types: ['slashing'] }] },
      },
    },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 19,
        reachFeet: 30,
        hit: {
          damage: [{ dice: '3d8+10', types: ['bludgeoning'] }],
          riders: [{ largest: 'huge', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'thunderous-bellow',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 27,
        target: { area: { shape: 'cone', lengthFeet: 150 } },
        failure: {
          damage: [{ dice: '12d12', types: ['thunder'] }],
          riders: [
            {
              conditions: [
                { condition: 'deafened', until: 'end-of-targets-next-turn' },
                { condition: 'frightened', until: 'end-of-targets-next-turn' },
              ],
            },
          ],
        },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  bonusActions: [
    {
      id: 'swallow',
      save: {
        ability: 'strength',
        dc: 27,
        target: { creatures: 1, grappled: true, largest: 'large' },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  legendaryActions: [
    { id: 'onslaught', inWords: true },
    { id: 'world-shaking-movement', oncePerRound: true, inWords: true },
  ],
  legendaryUses: 3,
}
