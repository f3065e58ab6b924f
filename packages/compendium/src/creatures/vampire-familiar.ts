import type { Creature } from '../creature.ts'

export const vampireFamiliar: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 5,
  hitDice: '10d8+20',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 17, dexterity: 16, constitution: 15, intelligence: 10, wisdom: 10, charisma: 14 },
  saves: { dexterity: 5, wisdom: 2 },
  skills: { perception: 4, persuasion: 4, stealth: 7 },
  resistances: ['necrotic'],
  defencesInWords: true,
  senses: { darkvision: 60 },
  languages: { others: 1, speaks: ['common'] },
  gear: [{ item: 'dagger', count: 10 }],
  challengeRating: '3',
  traits: [{ id: 'vampiric-connection', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['umbral-dagger'], times: 2 }] }] },
    {
      id: 'umbral-dagger',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 5,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: {
          damage: [
            { dice: '1d4+3', types: ['piercing'] },
            { dice: '3d4', types: ['necrotic'] },
          ],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'deathless-agility', inWords: true }],
}
