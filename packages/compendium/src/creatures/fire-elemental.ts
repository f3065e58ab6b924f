import type { Creature } from '../creature.ts'

export const fireElemental: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 3,
  hitDice: '11d10+33',
  speeds: { speed: 50 },
  scores: { strength: 10, dexterity: 17, constitution: 16, intelligence: 6, wisdom: 10, charisma: 7 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['fire', 'poison'],
  conditionImmunities: [
    'exhaustion',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  senses: { darkvision: 60 },
  languages: { speaks: ['ignan'] },
  challengeRating: '5',
  traits: [
    { id: 'fire-aura', inWords: true },
    { id: 'fire-form', inWords: true },
    { id: 'illumination', inWords: true },
    { id: 'water-susceptibility', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['burn'], times: 2 }] }] },
    {
      id: 'burn',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['fire'] }] } },
      inWords: true,
    },
  ],
}
