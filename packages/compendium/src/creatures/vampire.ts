import type { Creature } from '../creature.ts'

export const vampire: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'undead',
  alignment: 'lawful-evil',
  armorClass: 16,
  initiative: 14,
  hitDice: '23d8+92',
  speeds: { speed: 40, 'climb-speed': 40 },
  scores: { strength: 18, dexterity: 18, constitution: 18, intelligence: 17, wisdom: 15, charisma: 18 },
  saves: { dexterity: 9, constitution: 9, wisdom: 7, charisma: 9 },
  skills: { perception: 7, stealth: 9 },
  resistances: ['necrotic'],
  senses: { darkvision: 120 },
  languages: { others: 2, speaks: ['common'] },
  challengeRating: '13',
  lair: true,
  traits: [
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
    { id: 'misty-escape', inWords: true },
    { id: 'spider-climb', inWords: true },
    { id: 'vampire-weakness', inWords: true },
    { id: 'forbiddance', inWords: true },
    { id: 'running-water', inWords: true },
    { id: 'stake-to-the-heart', inWords: true },
    { id: 'sunlight', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      forms: ['vampire'],
      multiattack: [
        {
          steps: [
            { of: ['grave-strike'], times: 2 },
            { of: ['bite'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'grave-strike',
      forms: ['vampire'],
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+4', types: ['bludgeoning'] },
            { dice: '2d6', types: ['necrotic'] },
          ],
          riders: [
            {
              largest: 'large',
              conditions: [{ condition: 'grappled', escapeDc: 14 }],
              hold: { limb: 'hand', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'bite',
      forms: ['bat', 'vampire'],
      save: {
        ability: 'constitution',
        dc: 17,
        target: { creatures: 1, withinFeet: 5, limited: true },
        failure: {
          damage: [
            { dice: '1d4+4', types: ['piercing'] },
            { dice: '3d8', types: ['necrotic'] },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  bonusActions: [
    { id: 'charm', recharge: 5, casts: { spell: 'charm-person' }, inWords: true },
    { id: 'shape-shift', inWords: true },
  ],
  legendaryActions: [
    { id: 'beguile', oncePerRound: true, casts: { spell: 'command' }, inWords: true },
    { id: 'deathless-strike', makes: { attack: 'grave-strike', times: 1 }, inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
