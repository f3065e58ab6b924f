import type { Creature } from '../creature.ts'

export const skeleton: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'lawful-evil',
  armorClass: 14,
  initiative: 3,
  hitDice: '2d8+4',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 16, constitution: 15, intelligence: 6, wisdom: 8, charisma: 5 },
  vulnerabilities: ['bludgeoning'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understandsOthers: 1, understands: ['common'] },
  gear: ['shortbow', 'shortsword'],
  challengeRating: '1/4',
  actions: [
    {
      id: 'shortsword',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['piercing'] }] } },
    },
    {
      id: 'shortbow',
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 80,
        longRangeFeet: 320,
        hit: { damage: [{ dice: '1d6+3', types: ['piercing'] }] },
      },
    },
  ],
}
