import type { Creature } from '../creature.ts'

export const roper: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'aberration',
  alignment: 'neutral-evil',
  armorClass: 20,
  initiative: 5,
  hitDice: '11d10+33',
  speeds: { speed: 10, 'climb-speed': 20 },
  scores: { strength: 18, dexterity: 8, constitution: 17, intelligence: 7, wisdom: 16, charisma: 6 },
  skills: { perception: 6, stealth: 5 },
  senses: { darkvision: 60 },
  challengeRating: '5',
  traits: [{ id: 'spider-climb', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['tentacle'], times: 2 },
            { of: ['reel'], times: 1 },
            { of: ['bite'], times: 2 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '3d8+4', types: ['piercing'] }] } },
    },
    {
      id: 'tentacle',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 60,
        hit: {
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'poisoned', until: 'end-of-grapple' },
              ],
              hold: { limb: 'tentacle', limbs: 6 },
            },
          ],
        },
      },
      inWords: true,
    },
    { id: 'reel', inWords: true },
  ],
}
