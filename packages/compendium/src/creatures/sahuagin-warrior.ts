import type { Creature } from '../creature.ts'

export const sahuaginWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'lawful-evil',
  armorClass: 12,
  initiative: 0,
  hitDice: '4d8+4',
  speeds: { speed: 30, 'swim-speed': 40 },
  scores: { strength: 13, dexterity: 11, constitution: 12, intelligence: 12, wisdom: 13, charisma: 9 },
  skills: { perception: 5 },
  resistances: ['acid', 'cold'],
  senses: { darkvision: 120 },
  languages: { speaks: ['sahuagin'] },
  challengeRating: '1/2',
  traits: [
    { id: 'blood-frenzy', inWords: true },
    { id: 'limited-amphibiousness', inWords: true },
    { id: 'shark-telepathy', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 2 }] }] },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d6+1', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'aquatic-charge', inWords: true }],
}
