import type { Creature } from '../creature.ts'

export const frostGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '13d12+65',
  speeds: { speed: 40 },
  scores: { strength: 23, dexterity: 9, constitution: 21, intelligence: 9, wisdom: 10, charisma: 12 },
  saves: { constitution: 8, wisdom: 3, charisma: 4 },
  skills: { athletics: 9, perception: 3 },
  immunities: ['cold'],
  languages: { speaks: ['giant'] },
  challengeRating: '8',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['frost-axe', 'great-bow'], times: 2 }] }] },
    {
      id: 'frost-axe',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d12+6', types: ['slashing'] },
            { dice: '2d8', types: ['cold'] },
          ],
        },
      },
    },
    {
      id: 'great-bow',
      attack: {
        kinds: ['ranged'],
        bonus: 9,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: {
          damage: [
            { dice: '2d10+6', types: ['piercing'] },
            { dice: '2d6', types: ['cold'] },
          ],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'war-cry', recharge: 5, inWords: true }],
}
