import type { Creature } from '../creature.ts'

export const ogreZombie: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 8,
  initiative: -2,
  hitDice: '9d10+36',
  speeds: { speed: 30 },
  scores: { strength: 19, dexterity: 6, constitution: 18, intelligence: 3, wisdom: 6, charisma: 5 },
  saves: { wisdom: 0 },
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understands: ['common', 'giant'] },
  challengeRating: '2',
  traits: [{ id: 'undead-fortitude', inWords: true }],
  actions: [
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d8+4', types: ['bludgeoning'] }] },
      },
    },
  ],
}
