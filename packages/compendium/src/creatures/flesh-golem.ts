import type { Creature } from '../creature.ts'

export const fleshGolem: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'construct',
  alignment: 'neutral',
  armorClass: 9,
  initiative: -1,
  hitDice: '15d8+60',
  speeds: { speed: 30 },
  scores: { strength: 19, dexterity: 9, constitution: 18, intelligence: 6, wisdom: 10, charisma: 5 },
  immunities: ['lightning', 'poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understandsOthers: 1, understands: ['common'] },
  challengeRating: '5',
  traits: [
    { id: 'aversion-to-fire', inWords: true },
    { id: 'berserk', inWords: true },
    { id: 'immutable-form', inWords: true },
    { id: 'lightning-absorption', inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['slam'], times: 2 }] }] },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d8+4', types: ['bludgeoning'] },
            { dice: '1d8', types: ['lightning'] },
          ],
        },
      },
    },
  ],
}
