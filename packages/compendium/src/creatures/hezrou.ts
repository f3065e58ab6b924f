import type { Creature } from '../creature.ts'

export const hezrou: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 6,
  hitDice: '15d10+75',
  speeds: { speed: 30 },
  scores: { strength: 19, dexterity: 17, constitution: 20, intelligence: 5, wisdom: 12, charisma: 13 },
  saves: { strength: 7, constitution: 8, wisdom: 4 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '8',
  traits: [
    { id: 'demonic-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
    {
      id: 'stench',
      save: {
        ability: 'constitution',
        dc: 16,
        target: { area: { shape: 'emanation', radiusFeet: 10 } },
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-targets-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+4', types: ['slashing'] },
            { dice: '2d8', types: ['poison'] },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'leap', inWords: true }],
}
