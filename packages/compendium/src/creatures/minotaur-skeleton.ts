import type { Creature } from '../creature.ts'

export const minotaurSkeleton: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'undead',
  alignment: 'lawful-evil',
  armorClass: 12,
  initiative: 0,
  hitDice: '6d10+12',
  speeds: { speed: 40 },
  scores: { strength: 18, dexterity: 11, constitution: 15, intelligence: 6, wisdom: 8, charisma: 5 },
  vulnerabilities: ['bludgeoning'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understands: ['abyssal'] },
  challengeRating: '2',
  actions: [
    {
      id: 'gore',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '2d6+4', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              chargeFeet: 20,
              damage: [{ dice: '2d8', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d10+4', types: ['bludgeoning'] }] },
      },
    },
  ],
}
