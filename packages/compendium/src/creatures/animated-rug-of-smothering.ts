import type { Creature } from '../creature.ts'

export const animatedRugOfSmothering: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 12,
  initiative: 4,
  hitDice: '5d10',
  speeds: { speed: 10 },
  scores: { strength: 17, dexterity: 14, constitution: 10, intelligence: 1, wisdom: 3, charisma: 1 },
  immunities: ['poison', 'psychic'],
  conditionImmunities: ['charmed', 'deafened', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { blindsight: 60 },
  challengeRating: '2',
  actions: [
    {
      id: 'smother',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d6+3', types: ['bludgeoning'] }] },
      },
      inWords: true,
    },
  ],
}
