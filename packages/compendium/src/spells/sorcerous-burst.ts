import type { Spell } from '../spell.ts'

export const sorcerousBurst: Spell = {
  page: 163,
  level: 0,
  school: 'evocation',
  lists: ['sorcerer'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      damage: [
        { dice: '1d8', types: ['acid', 'cold', 'fire', 'lightning', 'poison', 'psychic', 'thunder'], added: '1d8' },
      ],
    },
  ],
  grows: true,
}
