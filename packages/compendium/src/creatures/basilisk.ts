import type { Creature } from '../creature.ts'

export const basilisk: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: -1,
  hitDice: '8d8+16',
  speeds: { speed: 20 },
  scores: { strength: 16, dexterity: 8, constitution: 15, intelligence: 2, wisdom: 8, charisma: 7 },
  senses: { darkvision: 60 },
  challengeRating: '3',
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d6+3', types: ['piercing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
  ],
  bonusActions: [
    {
      id: 'petrifying-gaze',
      recharge: 4,
      save: {
        ability: 'constitution',
        dc: 12,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ conditions: [{ condition: 'restrained', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'petrified' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
