import type { Creature } from '../creature.ts'

export const zombie: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 8,
  initiative: -2,
  hitDice: '2d8+6',
  speeds: { speed: 20 },
  scores: { strength: 13, dexterity: 6, constitution: 16, intelligence: 3, wisdom: 6, charisma: 5 },
  saves: { wisdom: 0 },
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understandsOthers: 1, understands: ['common'] },
  challengeRating: '1/4',
  traits: [{ id: 'undead-fortitude', inWords: true }],
  actions: [
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d8+1', types: ['bludgeoning'] }] },
      },
    },
  ],
}
