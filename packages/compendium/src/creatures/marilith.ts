import type { Creature } from '../creature.ts'

export const marilith: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 16,
  initiative: 10,
  hitDice: '21d10+105',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 18, dexterity: 20, constitution: 20, intelligence: 18, wisdom: 16, charisma: 20 },
  saves: { strength: 9, constitution: 10, wisdom: 8, charisma: 10 },
  skills: { perception: 8 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '16',
  traits: [
    { id: 'demonic-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'reactive', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['pact-blade'], times: 6 },
            { of: ['constrict'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'pact-blade',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+5', types: ['slashing'] },
            { dice: '2d6', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 17,
        target: { creatures: 1, largest: 'medium', withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '2d10+4', types: ['bludgeoning'] }],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
    },
  ],
  bonusActions: [{ id: 'teleport', recharge: 5, inWords: true }],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
