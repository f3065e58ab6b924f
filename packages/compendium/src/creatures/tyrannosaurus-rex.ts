import type { Creature } from '../creature.ts'

export const tyrannosaurusRex: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 3,
  hitDice: '13d12+52',
  speeds: { speed: 50 },
  scores: { strength: 25, dexterity: 10, constitution: 19, intelligence: 2, wisdom: 12, charisma: 9 },
  saves: { strength: 10, wisdom: 4 },
  skills: { perception: 4 },
  challengeRating: '8',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['tail'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '4d12+7', types: ['piercing'] }],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 17 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'tail',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 15,
        hit: {
          damage: [{ dice: '4d8+7', types: ['bludgeoning'] }],
          riders: [{ largest: 'huge', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
  ],
}
