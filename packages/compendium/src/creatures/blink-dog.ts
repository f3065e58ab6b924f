import type { Creature } from '../creature.ts'

export const blinkDog: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  alignment: 'lawful-good',
  armorClass: 13,
  initiative: 3,
  hitDice: '4d8+4',
  speeds: { speed: 40 },
  scores: { strength: 12, dexterity: 17, constitution: 12, intelligence: 10, wisdom: 13, charisma: 11 },
  skills: { perception: 5, stealth: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['blink-dog'], understands: ['elvish', 'sylvan'] },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d4+3', types: ['piercing'] }] } },
    },
  ],
  bonusActions: [{ id: 'teleport', recharge: 4, inWords: true }],
}
