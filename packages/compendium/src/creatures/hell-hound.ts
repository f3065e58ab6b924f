import type { Creature } from '../creature.ts'

export const hellHound: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'lawful-evil',
  armorClass: 15,
  initiative: 1,
  hitDice: '9d8+18',
  speeds: { speed: 50 },
  scores: { strength: 17, dexterity: 12, constitution: 14, intelligence: 6, wisdom: 13, charisma: 6 },
  skills: { perception: 5 },
  immunities: ['fire'],
  senses: { darkvision: 60 },
  languages: { understands: ['infernal'] },
  challengeRating: '3',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['piercing'] },
            { dice: '1d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 12,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '5d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
