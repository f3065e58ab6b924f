import type { Creature } from '../creature.ts'

export const chimera: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'chaotic-evil',
  armorClass: 14,
  initiative: 0,
  hitDice: '12d10+48',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 19, dexterity: 11, constitution: 19, intelligence: 3, wisdom: 14, charisma: 10 },
  skills: { perception: 8 },
  senses: { darkvision: 60 },
  languages: { understands: ['draconic'] },
  challengeRating: '6',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['ram'], times: 1 },
            { of: ['bite'], times: 1 },
            { of: ['claw'], times: 1 },
          ],
          replaceable: { by: ['fire-breath'], only: 'claw' },
        },
      ],
    },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: { damage: [{ dice: '2d6+4', types: ['piercing'], or: { dice: '4d6+4', when: 'advantage' } }] },
      },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '1d6+4', types: ['slashing'] }] } },
    },
    {
      id: 'ram',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d12+4', types: ['bludgeoning'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 15,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '7d8', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
