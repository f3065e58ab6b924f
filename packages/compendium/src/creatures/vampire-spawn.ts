import type { Creature } from '../creature.ts'

export const vampireSpawn: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 16,
  initiative: 3,
  hitDice: '12d8+36',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 16, constitution: 16, intelligence: 11, wisdom: 10, charisma: 12 },
  saves: { dexterity: 6, wisdom: 3 },
  skills: { perception: 3, stealth: 6 },
  resistances: ['necrotic'],
  senses: { darkvision: 60 },
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '5',
  traits: [
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
      multiattack: [
        {
          steps: [
            { of: ['claw'], times: 2 },
            { of: ['bite'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d4+3', types: ['slashing'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 13 }],
              hold: { limb: 'claw', limbs: 2 },
            },
          ],
        },
      },
    },
    {
      id: 'bite',
      save: {
        ability: 'constitution',
        dc: 14,
        target: { creatures: 1, withinFeet: 5, limited: true },
        failure: {
          damage: [
            { dice: '1d4+3', types: ['piercing'] },
            { dice: '3d6', types: ['necrotic'] },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'deathless-agility', inWords: true }],
}
