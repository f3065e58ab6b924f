import type { Creature } from '../creature.ts'

export const animatedFlyingSword: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 17,
  initiative: 4,
  hitDice: '4d6',
  speeds: { speed: 5, 'fly-speed': 50 },
  hovers: true,
  scores: { strength: 12, dexterity: 15, constitution: 11, intelligence: 1, wisdom: 5, charisma: 1 },
  saves: { dexterity: 4 },
  immunities: ['poison', 'psychic'],
  conditionImmunities: ['charmed', 'deafened', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { blindsight: 60 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'slash',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d8+2', types: ['slashing'] }] } },
    },
  ],
}
