import type { Creature } from '../creature.ts'

export const ettercap: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'neutral-evil',
  armorClass: 13,
  initiative: 2,
  hitDice: '8d8+8',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 14, dexterity: 15, constitution: 13, intelligence: 7, wisdom: 12, charisma: 8 },
  skills: { perception: 3, stealth: 4, survival: 3 },
  senses: { darkvision: 60 },
  challengeRating: '2',
  traits: [
    { id: 'spider-climb', inWords: true },
    { id: 'web-walker', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['claw'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '1d4', types: ['poison'] },
          ],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d4+2', types: ['slashing'] }] } },
    },
    {
      id: 'web-strand',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 12,
        target: { creatures: 1, largest: 'large', withinFeet: 30, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'restrained' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'reel', inWords: true }],
}
