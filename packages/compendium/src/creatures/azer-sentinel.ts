import type { Creature } from '../creature.ts'

export const azerSentinel: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'elemental',
  alignment: 'lawful-neutral',
  armorClass: 17,
  initiative: 1,
  hitDice: '6d8+12',
  speeds: { speed: 30 },
  scores: { strength: 17, dexterity: 12, constitution: 15, intelligence: 12, wisdom: 13, charisma: 10 },
  saves: { constitution: 4 },
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  languages: { speaks: ['ignan'] },
  challengeRating: '2',
  traits: [
    { id: 'fire-aura', inWords: true },
    { id: 'illumination', inWords: true },
  ],
  actions: [
    {
      id: 'burning-hammer',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+3', types: ['bludgeoning'] },
            { dice: '1d6', types: ['fire'] },
          ],
        },
      },
    },
  ],
}
