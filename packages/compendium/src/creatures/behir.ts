import type { Creature } from '../creature.ts'

export const behir: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'monstrosity',
  alignment: 'neutral-evil',
  armorClass: 17,
  initiative: 3,
  hitDice: '16d12+64',
  speeds: { speed: 50, 'climb-speed': 50 },
  scores: { strength: 23, dexterity: 16, constitution: 18, intelligence: 7, wisdom: 14, charisma: 12 },
  skills: { perception: 6, stealth: 7 },
  immunities: ['lightning'],
  senses: { darkvision: 90 },
  languages: { speaks: ['draconic'] },
  challengeRating: '11',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['constrict'], times: 1 },
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
          damage: [
            { dice: '2d12+6', types: ['piercing'] },
            { dice: '2d10', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 18,
        target: { creatures: 1, largest: 'large', withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '5d8+6', types: ['bludgeoning'] }],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 16 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
    },
    {
      id: 'lightning-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 16,
        target: { area: { shape: 'line', lengthFeet: 90, widthFeet: 5 } },
        failure: { damage: [{ dice: '12d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
  ],
  bonusActions: [
    {
      id: 'swallow',
      save: {
        ability: 'dexterity',
        dc: 18,
        target: { creatures: 1, grappled: true, largest: 'large' },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
