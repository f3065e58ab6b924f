import type { Creature } from '../creature.ts'

export const medusa: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'lawful-evil',
  armorClass: 15,
  initiative: 6,
  hitDice: '17d8+51',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 17, constitution: 16, intelligence: 12, wisdom: 13, charisma: 15 },
  saves: { wisdom: 4 },
  skills: { deception: 5, perception: 4, stealth: 6 },
  senses: { darkvision: 150 },
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '6',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['claw'], times: 2 },
            { of: ['snake-hair'], times: 1 },
          ],
        },
        { steps: [{ of: ['poison-ray'], times: 3 }] },
      ],
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'snake-hair',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+3', types: ['piercing'] },
            { dice: '4d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'poison-ray',
      attack: { kinds: ['ranged'], bonus: 5, rangeFeet: 150, hit: { damage: [{ dice: '2d8+2', types: ['poison'] }] } },
    },
  ],
  bonusActions: [
    {
      id: 'petrifying-gaze',
      recharge: 5,
      save: {
        ability: 'constitution',
        dc: 13,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { riders: [{ conditions: [{ condition: 'restrained', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'petrified' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
