import type { Creature } from '../creature.ts'

export const winterWolf: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'neutral-evil',
  armorClass: 13,
  initiative: 1,
  hitDice: '10d10+20',
  speeds: { speed: 50 },
  scores: { strength: 18, dexterity: 13, constitution: 14, intelligence: 7, wisdom: 12, charisma: 8 },
  skills: { perception: 5, stealth: 5 },
  immunities: ['cold'],
  languages: { speaks: ['common', 'giant'] },
  challengeRating: '3',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+4', types: ['piercing'] }],
          riders: [{ largest: 'large', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'cold-breath',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 12,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '4d8', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
