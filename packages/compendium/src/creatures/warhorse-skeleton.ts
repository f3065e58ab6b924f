import type { Creature } from '../creature.ts'

export const warhorseSkeleton: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'undead',
  alignment: 'lawful-evil',
  armorClass: 13,
  initiative: 1,
  hitDice: '3d10+6',
  speeds: { speed: 60 },
  scores: { strength: 18, dexterity: 12, constitution: 15, intelligence: 2, wisdom: 8, charisma: 5 },
  vulnerabilities: ['bludgeoning'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+4', types: ['bludgeoning'] }],
          riders: [{ largest: 'large', chargeFeet: 20, conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
