import type { Creature } from '../creature.ts'

export const vrock: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '16d10+64',
  speeds: { speed: 40, 'fly-speed': 60 },
  scores: { strength: 17, dexterity: 15, constitution: 18, intelligence: 8, wisdom: 13, charisma: 8 },
  saves: { dexterity: 5, wisdom: 4, charisma: 2 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 120 },
  languages: { speaks: ['abyssal'], telepathyFeet: 120 },
  challengeRating: '6',
  traits: [
    { id: 'demonic-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['shred'], times: 2 }] }] },
    {
      id: 'shred',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+3', types: ['piercing'] },
            { dice: '3d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'spores',
      recharge: 6,
      save: {
        ability: 'constitution',
        dc: 15,
        target: { area: { shape: 'emanation', radiusFeet: 20 } },
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'save' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    {
      id: 'stunning-screech',
      perDay: 1,
      save: {
        ability: 'constitution',
        dc: 15,
        target: { area: { shape: 'emanation', radiusFeet: 20 } },
        failure: {
          damage: [{ dice: '3d6', types: ['thunder'] }],
          riders: [{ conditions: [{ condition: 'stunned', until: 'end-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
