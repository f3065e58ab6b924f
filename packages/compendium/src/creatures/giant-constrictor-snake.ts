import type { Creature } from '../creature.ts'

export const giantConstrictorSnake: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 2,
  hitDice: '8d12+8',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 19, dexterity: 14, constitution: 12, intelligence: 1, wisdom: 10, charisma: 3 },
  skills: { perception: 2 },
  senses: { blindsight: 10 },
  challengeRating: '2',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['constrict'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 10, hit: { damage: [{ dice: '2d6+4', types: ['piercing'] }] } },
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 14,
        target: { creatures: 1, largest: 'large', withinFeet: 10, seen: true },
        failure: {
          damage: [{ dice: '2d8+4', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'grappled', escapeDc: 14 }] }],
        },
        onSuccess: 'none',
      },
    },
  ],
}
