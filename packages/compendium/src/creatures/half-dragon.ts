import type { Creature } from '../creature.ts'

export const halfDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  alignment: 'neutral',
  armorClass: 18,
  initiative: 5,
  hitDice: '14d8+42',
  speeds: { speed: 40 },
  scores: { strength: 19, dexterity: 14, constitution: 16, intelligence: 10, wisdom: 15, charisma: 14 },
  saves: { dexterity: 5, wisdom: 5 },
  skills: { athletics: 7, perception: 5, stealth: 5 },
  defencesInWords: true,
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '5',
  traits: [{ id: 'draconic-origin', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 2 }] }] },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '1d4+4', types: ['slashing'] },
            { dice: '2d6', types: ['acid', 'cold', 'fire', 'lightning', 'poison'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'dragons-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 14,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        onSuccess: 'half',
        failure: { damage: [{ dice: '8d6', types: ['acid', 'cold', 'fire', 'lightning', 'poison'] }] },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'leap', inWords: true }],
}
