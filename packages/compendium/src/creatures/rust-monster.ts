import type { Creature } from '../creature.ts'

export const rustMonster: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 1,
  hitDice: '6d8+6',
  speeds: { speed: 40 },
  scores: { strength: 13, dexterity: 12, constitution: 13, intelligence: 2, wisdom: 13, charisma: 6 },
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  traits: [{ id: 'iron-scent', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['antennae'], times: 2 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d8+1', types: ['piercing'] }] } },
    },
    {
      id: 'antennae',
      save: { ability: 'dexterity', dc: 11, target: { creatures: 1, withinFeet: 5, limited: true }, onSuccess: 'none' },
      inWords: true,
    },
    { id: 'destroy-metal', inWords: true },
  ],
  reactions: [{ id: 'reflexive-antennae', trigger: true, inWords: true }],
}
