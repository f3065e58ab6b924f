import type { Creature } from '../creature.ts'

export const animatedArmor: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 18,
  initiative: 2,
  hitDice: '6d8+6',
  speeds: { speed: 25 },
  scores: { strength: 14, dexterity: 11, constitution: 13, intelligence: 1, wisdom: 3, charisma: 1 },
  immunities: ['poison', 'psychic'],
  conditionImmunities: ['charmed', 'deafened', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { blindsight: 60 },
  challengeRating: '1',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d6+2', types: ['bludgeoning'] }] },
      },
    },
  ],
}
