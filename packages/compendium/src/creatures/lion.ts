import type { Creature } from '../creature.ts'

export const lion: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '4d10',
  speeds: { speed: 50 },
  scores: { strength: 17, dexterity: 15, constitution: 11, intelligence: 3, wisdom: 12, charisma: 8 },
  skills: { perception: 3, stealth: 4 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [
    { id: 'pack-tactics', inWords: true },
    { id: 'running-leap', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 2 }], replaceable: { by: ['roar'] } }] },
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d8+3', types: ['slashing'] }] } },
    },
    {
      id: 'roar',
      save: {
        ability: 'wisdom',
        dc: 11,
        target: { creatures: 1, withinFeet: 15 },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'start-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
    },
  ],
}
