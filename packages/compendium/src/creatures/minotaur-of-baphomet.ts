import type { Creature } from '../creature.ts'

export const minotaurOfBaphomet: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'chaotic-evil',
  armorClass: 14,
  initiative: 0,
  hitDice: '10d10+30',
  speeds: { speed: 40 },
  scores: { strength: 18, dexterity: 11, constitution: 16, intelligence: 6, wisdom: 16, charisma: 9 },
  skills: { perception: 7, survival: 7 },
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal'] },
  challengeRating: '3',
  actions: [
    {
      id: 'abyssal-glaive',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d12+4', types: ['slashing'] },
            { dice: '3d6', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'gore',
      recharge: 5,
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '4d6+4', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              chargeFeet: 10,
              damage: [{ dice: '3d6', types: ['piercing'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
